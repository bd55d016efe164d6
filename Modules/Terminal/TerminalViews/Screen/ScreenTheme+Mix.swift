extension ScreenTheme {
  /// Returns a color between two. A terminal with few colors shows the nearer.
  func mixed(_ start: Color, _ end: Color, _ step: UInt8, _ depth: ColorDepth) -> Color.Kind? {
    guard depth == .ansi256 || depth == .trueColor, let from = parts(of: start), let to = parts(of: end)
    else {
      return color(for: Color(.mixed(start, end, step)).nearer, depth)
    }
    return depth.nearest(to: Color(Color.mixed(from, to, step)))
  }

  /// Returns the red, green and blue part of a color; `nil` if it is unknown.
  private func parts(of color: Color) -> Color.RGB? {
    let known: Color.Kind? =
      switch color.kind {
      case .standard: Color(rgb: canvas.text).kind
      case .backdrop: Color(rgb: canvas.screen).kind
      default: self.color(for: color, .trueColor)
      }
    return if case .rgb(let red, let green, let blue) = known { (red, green, blue) } else { nil }
  }
}
