extension Animation {
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
