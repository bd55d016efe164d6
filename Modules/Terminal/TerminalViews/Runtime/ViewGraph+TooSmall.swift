/// A screen that is too small to show the views.
extension ViewGraph {
  /// Tells the size of the next frame. A key may come before it.
  func resize(to size: Size) {
    self.size = size
    setNeedsFrame()
  }

  func drawTooSmall(_ buffer: FrameBuffer) {
    let text = "\(size.width)×\(size.height) is too small: \(minimumSize.width)×\(minimumSize.height) needed"
    var row = 0
    for text in [text, quitWarning.map { "\($0) Ctrl-C quits anyway." } ?? "q quits."] {
      var glyphs = StyledGlyphs()
      glyphs.append(text, style: .plain, palette)
      for line in glyphs.wrapped(to: max(1, size.width)) {
        glyphs.paint(line, at: 0, row, CellCanvas(buffer))
        row += 1
      }
    }
  }

  /// Whether a message is shown instead of the views, which then get no input.
  var isTooSmall: Bool { size.width < minimumSize.width || size.height < minimumSize.height }

  /// Handles a key on a screen that is too small.
  func sendWhileTooSmall(_ key: KeyPress) -> KeyPress.Result {
    guard key == KeyPress("q") else { return .ignored }
    quitWarning = quit()
    setNeedsFrame()
    return .handled
  }
}
