extension Color {
  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  /// The number of steps between two colors.
  private static let steps: UInt8 = 240
  /// The number of steps of colors that change with the time. There are few, because each is a style of cells.
  private static let timeSteps: UInt8 = 12

  /// Returns a color between this one and another. A terminal with few colors shows the nearer of the two.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The part of the way to the other color, from 0 to 1.
  public func mix(with other: Color, by fraction: Double) -> Color {
    mixed(with: other, by: fraction, steps: Self.timeSteps)
  }

  /// Returns a color between this one and another, in steps that are hard to see. ``clear`` is the terminal's background.
  func blended(with other: Color, by fraction: Double) -> Color {
    mixed(with: other, by: fraction, steps: Self.steps)
  }

  private func mixed(with other: Color, by fraction: Double, steps: UInt8) -> Color {
    let (from, to) = (self == .clear ? .backdrop : self, other == .clear ? .backdrop : other)
    let part = (min(max(fraction.isNaN ? 0 : fraction, 0), 1) * Double(steps)).rounded()
    let step = UInt8(part) * (Self.steps / steps)
    if step == 0 || self == other { return self }
    if step == Self.steps { return other }
    return Color(.mixed(from.nearest, to.nearest, step))
  }

  /// Returns the color mixed with the terminal's background, as if that were seen through it.
  ///
  /// - Parameter opacity: The part of this color, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    self == .clear ? self : Color.backdrop.mix(with: self, by: opacity)
  }

  /// The nearer of the two colors that this one is mixed from, if they are mixed themselves.
  private var nearest: Color {
    guard case .mixed(let from, let to, _) = kind, from.isMixed || to.isMixed else { return self }
    return nearer
  }

  private var isMixed: Bool { if case .mixed = kind { true } else { false } }

  /// The nearer of the two colors that this one is mixed from; the color itself if it isn't mixed.
  var nearer: Color {
    guard case .mixed(let from, let to, let step) = kind else { return self }
    return (step < Self.steps / 2 ? from : to).nearer
  }

  /// Returns the mean of two colors at a step of the way from one to the other.
  static func mixed(_ from: RGB, _ to: RGB, _ step: UInt8) -> Color.Kind {
    func part(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let change: Int = (Int(to) - Int(from)) * Int(step)
      return UInt8(Int(from) + change / Int(steps))
    }
    return .rgb(
      red: part(from.red, to.red),
      green: part(from.green, to.green),
      blue: part(from.blue, to.blue)
    )
  }
}
