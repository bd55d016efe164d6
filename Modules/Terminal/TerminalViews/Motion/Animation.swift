/// The course of a change over time.
///
/// Springs end without swinging, for which cells are too large.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable { case linear, easeIn, easeOut, easeInOut, curve(UnitCurve) }

  private let curve: Curve
  private var duration: Duration
  private var pause = Duration.zero

  private init(_ curve: Curve, _ seconds: Double) {
    self.curve = curve
    duration = .seconds(seconds.isFinite ? min(max(seconds, 0), 60) : 0)
  }

  /// The animation of changes that name none.
  public static let `default` = easeInOut
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  /// Returns an animation at an even pace.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

  /// Returns an animation that begins slowly.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

  /// Returns an animation that begins and ends slowly.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  /// Returns an animation along a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The time that it takes, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve), duration)
  }

  /// Returns an animation like a spring.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func spring(duration: Double = 0.5) -> Animation { Animation(.easeOut, duration) }

  /// Returns an animation like a spring that doesn't swing.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func smooth(duration: Double = 0.5) -> Animation { Animation(.easeInOut, duration) }

  /// Returns an animation like a quick spring.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func snappy(duration: Double = 0.25) -> Animation { Animation(.easeOut, duration) }

  /// Returns an animation like a loose spring.
  ///
  /// - Parameter duration: The time that it takes, in seconds.
  public static func bouncy(duration: Double = 0.5) -> Animation { Animation(.easeOut, duration) }

  /// Returns the animation with a pause before it.
  ///
  /// - Parameter delay: The pause, in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.pause += .seconds(delay.isFinite ? min(max(delay, 0), 60) : 0)
    return animation
  }

  /// Returns the animation at another pace. Its pause changes, too.
  ///
  /// - Parameter speed: How many times as fast it is. A speed below 0.001 has no effect.
  public func speed(_ speed: Double) -> Animation {
    guard speed.isFinite, speed >= 0.001 else { return self }
    var animation = self
    animation.duration = min(duration / speed, .seconds(60))
    animation.pause = min(pause / speed, .seconds(60))
    return animation
  }

  /// The time from the beginning of the pause to the end.
  var length: Duration { pause + duration }

  /// Returns the part of the change that is done after a time, from 0 to 1.
  func progress(after time: Duration) -> Double {
    guard time < length else { return 1 }
    let fraction = max(0, (time - pause) / duration)
    switch curve {
    case .linear: return fraction
    case .easeIn: return fraction * fraction * fraction
    case .easeOut: return 1 - (1 - fraction) * (1 - fraction) * (1 - fraction)
    case .easeInOut: return fraction * fraction * (3 - 2 * fraction)
    case .curve(let curve): return min(max(curve.value(at: fraction), 0), 1)
    }
  }
}
