import TerminalEmulator
import TerminalUI

@testable import TerminalViews

extension TerminalEmulator {
  /// Returns the first position at which the screen differs from a frame; `nil` if it matches.
  ///
  /// Spaces match whatever their color or weight, and halves of wide glyphs match spaces.
  ///
  /// - Parameters:
  ///   - frame: The expected frame.
  ///   - colors: The color depth that the frame was written with.
  @MainActor
  func difference(from frame: FrameBuffer, colors: ColorDepth) -> String? {
    if let problem = problems.first { return problem }
    if frame.size != size { return "The size is \(size)." }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let expected = Self.appearance(frame, x, y, colors).looks
        let seen = self[x, y].looks
        if expected != seen { return "\(x), \(y): \(seen), not \(expected)" }
      }
    }
    let shown = isCursorVisible ? cursor : nil
    let place = frame.cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
    return shown == place ? nil : "The cursor is at \(String(describing: shown))."
  }

  @MainActor
  private static func appearance(_ frame: FrameBuffer, _ x: Int, _ y: Int, _ colors: ColorDepth) -> Cell {
    let cell = frame[x, y]
    var style = frame.palette.style(cell.style)
    let isFirstHalf = cell.width == 2 && x + 1 < frame.size.width && frame[x + 1, y].width == 0
    let isSecondHalf = cell.width == 0 && x > 0 && frame[x - 1, y].width == 2
    if isSecondHalf { style = frame.palette.style(frame[x - 1, y].style) }
    if style.foreground == .secondary { style.attributes.insert(.dim) }
    style.foreground = style.foreground.flatMap { colors.nearest(to: $0).map(Color.init) }
    style.background = style.background.flatMap { colors.nearest(to: $0).map(Color.init) }
    if isSecondHalf { return Cell(text: "", width: 0, style: style) }
    guard cell.width == 1 || isFirstHalf else { return Cell(style: style) }
    return Cell(text: frame.palette.text(of: cell), width: Int(cell.width), style: style)
  }
}

extension TerminalEmulator.Cell {
  /// The cell without its invisible properties.
  var looks: Self {
    guard text == " ", style.attributes.isDisjoint(with: [.underline, .inverse, .strikethrough]) else {
      return self
    }
    var copy = self
    copy.style.foreground = nil
    copy.style.attributes = []
    return copy
  }
}
