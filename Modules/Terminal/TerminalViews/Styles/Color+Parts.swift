extension Color {
  /// A way to give colors by their parts. A terminal has one.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// - Parameters:
  ///   - colorSpace: The way in which the parts are given. A terminal has one.
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - opacity: The part of the color that is mixed with the terminal's background.
  @_disfavoredOverload
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self = Color(red: red, green: green, blue: blue).opacity(opacity)
  }

  /// - Parameters:
  ///   - colorSpace: The way in which the parts are given. A terminal has one.
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - opacity: The part of the color that is mixed with the terminal's background.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters:
  ///   - hue: The place in the circle of colors, from 0 for red by a third for green to 1 for red.
  ///   - saturation: The part of color, from 0 for gray to 1.
  ///   - brightness: The brightness, from 0 for black to 1.
  ///   - opacity: The part of the color that is mixed with the terminal's background.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    /// Returns red, green or blue, which are at 5, 3 and 1 sixths of the circle from where they are least.
    func part(_ place: Double) -> Double {
      let turn = place + hue * 6
      let sixth = turn - (turn / 6).rounded(.down) * 6
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}
