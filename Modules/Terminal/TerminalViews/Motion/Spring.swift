import Foundation

/// The motion of a spring, for animations and for values that an app computes.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 10.0, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The force for each unit of distance.
  public let stiffness: Double
  /// The force against each unit of speed.
  public let damping: Double

  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force for each unit of distance.
  ///   - damping: The force against each unit of speed.
  ///   - allowOverDamping: Whether the damping may be greater than that of a spring that just doesn't swing.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    let most = allowOverDamping ? Double.infinity : 2 * (stiffness * mass).squareRoot()
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, min(max(damping, 1e-6), most))
  }

  /// - Parameters:
  ///   - response: The time of a swing without damping, in seconds.
  ///   - dampingRatio: How little it swings: 1 for not at all.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * dampingRatio * frequency,
      allowOverDamping: true
    )
  }

  /// - Parameters:
  ///   - duration: The time that it takes, as it is seen, in seconds.
  ///   - bounce: How much it swings: from 0 for not at all to 1 for without end. Less than 0 is slower.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring that doesn't swing.
  public static let smooth = Spring()
  /// A spring that swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings.
  public static let bouncy = Spring(bounce: 0.3)

  /// The number of radians in a second without damping.
  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// The time of a swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The damping as a part of that of a spring that just doesn't swing: 1 for no swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The time that it takes, as it is seen, in seconds.
  public var duration: Double { response }
  /// The strength of its swing: from 0 for none to 1 for one without end.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The time after which a thousandth of the way is left at most, in seconds.
  public var settlingDuration: Double {
    let ratio = dampingRatio
    guard ratio > 1e-6 else { return .infinity }
    let slowest = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
    return -log(0.001) / slowest
  }

  /// Returns the value after a time, on the way from 0.
  ///
  /// - Parameters:
  ///   - target: The value at the end.
  ///   - initialVelocity: The change in a second at the beginning.
  ///   - time: The time in seconds.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target + motion(target, initialVelocity, max(0, time)).distance
  }

  /// Returns the change in a second after a time, on the way from 0.
  ///
  /// - Parameters:
  ///   - target: The value at the end.
  ///   - initialVelocity: The change in a second at the beginning.
  ///   - time: The time in seconds.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    motion(target, initialVelocity, max(0, time)).speed
  }

  /// Returns the distance from the target and its change in a second.
  private func motion(_ target: Double, _ velocity: Double, _ time: Double)
    -> (distance: Double, speed: Double)
  {
    let (start, ratio, pull) = (-target, dampingRatio, frequency * dampingRatio)
    let decay = exp(-pull * time)
    if abs(ratio - 1) < 1e-6 {
      let other = velocity + pull * start
      return (decay * (start + other * time), decay * (other - pull * (start + other * time)))
    }
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    let other = (velocity + pull * start) / swing
    if ratio < 1 {
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      let distance = start * cosine + other * sine
      return (decay * distance, decay * (swing * (other * cosine - start * sine) - pull * distance))
    }
    // The growth of one part and the decay are taken together, because either alone may be out of range.
    let (slow, fast) = (exp((swing - pull) * time), exp(-(swing + pull) * time))
    let (first, second) = ((start + other) / 2, (start - other) / 2)
    return (first * slow + second * fast, first * (swing - pull) * slow - second * (swing + pull) * fast)
  }
}
