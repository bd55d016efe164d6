extension Animation {
  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The time of the point toward which the curve starts.
  ///   - p1y: The value of that point.
  ///   - p2x: The time of the point from which the curve ends.
  ///   - p2y: The value of that point.
  ///   - duration: The time that it takes, in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
    return timingCurve(.bezier(startControlPoint: start, endControlPoint: end), duration: duration)
  }

  /// Returns an animation like a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring, whose duration is that of the animation. How much it swings has no effect.
  ///   - blendDuration: The time to take over another spring, which has no effect.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(duration: spring.duration)
  }

  /// Returns an animation like a spring.
  ///
  /// - Parameters:
  ///   - response: The time that it takes, in seconds.
  ///   - dampingFraction: How little it swings, which has no effect.
  ///   - blendDuration: The time to take over another spring, which has no effect.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    spring(duration: response)
  }

  /// Returns an animation like a spring.
  ///
  /// - Parameters:
  ///   - duration: The time that it takes, in seconds.
  ///   - bounce: How much it swings, which has no effect.
  public static func spring(duration: Double = 0.5, bounce: Double) -> Animation {
    spring(duration: duration)
  }

  /// Returns an animation like a spring that swings.
  ///
  /// - Parameters:
  ///   - duration: The time that it takes, in seconds.
  ///   - extraBounce: How much more it swings, which has no effect.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double) -> Animation {
    bouncy(duration: duration)
  }

  /// Returns an animation like a spring that doesn't swing.
  ///
  /// - Parameters:
  ///   - duration: The time that it takes, in seconds.
  ///   - extraBounce: How much more it swings, which has no effect.
  public static func smooth(duration: Double = 0.5, extraBounce: Double) -> Animation {
    smooth(duration: duration)
  }

  /// Returns an animation like a quick spring.
  ///
  /// - Parameters:
  ///   - duration: The time that it takes, in seconds.
  ///   - extraBounce: How much more it swings, which has no effect.
  public static func snappy(duration: Double = 0.25, extraBounce: Double) -> Animation {
    snappy(duration: duration)
  }

  /// Returns an animation like a spring, in half a second.
  ///
  /// - Parameters:
  ///   - mass: The mass, which has no effect.
  ///   - stiffness: The stiffness, which has no effect.
  ///   - damping: How soon it ends, which has no effect.
  ///   - initialVelocity: The speed to begin with, which has no effect.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the animation: on a terminal nothing repeats.
  ///
  /// - Parameter autoreverses: Whether it goes back, which has no effect.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation: on a terminal nothing repeats.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of times, which has no effect.
  ///   - autoreverses: Whether it goes back, which has no effect.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}
