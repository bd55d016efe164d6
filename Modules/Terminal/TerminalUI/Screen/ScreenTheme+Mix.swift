extension ScreenTheme {
  /// Returns a color between two. A terminal with few colors shows the nearer, and so does one with an unknown background
  /// if a color depends on that.
  func mixed(_ start: Color, _ end: Color, _ step: UInt8, _ depth: ColorDepth) -> Color.Kind? {
    guard depth == .ansi256 || depth == .trueColor, let from = parts(of: start), let to = parts(of: end)
    else {
      return color(for: Color(.mixed(start, end, step)).nearer, depth)
    }
    return depth.nearest(to: Color(Color.mixed(from, to, step)))
  }

  /// Returns the red, green and blue part of a color; `nil` if it is unknown.
  private func parts(of color: Color) -> Color.RGB? {
    switch (color.kind, background) {
    // The defaults of terminals are near these.
    case (.standard, .dark): (0xE6, 0xED, 0xF3)
    case (.standard, .light): (0x1F, 0x23, 0x28)
    case (.backdrop, .dark): (0x0D, 0x11, 0x17)
    case (.backdrop, .light): (0xFF, 0xFF, 0xFF)
    default:
      if case .rgb(let red, let green, let blue) = self.color(for: color, .trueColor) {
        (red, green, blue)
      } else {
        nil
      }
    }
  }
}
