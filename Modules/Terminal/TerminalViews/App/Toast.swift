import Models

/// A short message about a result, in front of the screen for some seconds.
struct Toast: Hashable, Sendable {
  let text: String
  let isFailure: Bool
  /// The message's place among all.
  let number: Int
}

extension ViewGraph {
  /// Shows a message instead of the one before.
  func show(_ text: String, isFailure: Bool) {
    toastCount += 1
    toast = Toast(text: text, isFailure: isFailure, number: toastCount)
    slideToast(to: 1)
  }

  /// Removes a message, unless another has followed it.
  func dismissToast(_ number: Int) {
    guard toast?.number == number else { return }
    slideToast(to: 0)
    if !motion.isEnabled { toast = nil }
  }

  private func slideToast(to part: Double) {
    motion.readClock()
    motion.toast.move(to: part, motion.isEnabled ? .snappy : nil, at: motion.time)
    setNeedsFrame()
  }

  /// Draws the message above the key bar: in a box inside the border of a pane, or on a small screen as a line. It comes
  /// from the right edge of the screen and goes there.
  func paintToast(_ canvas: CellCanvas) {
    let shown = motion.toast.value(at: motion.time)
    if shown == 0, !motion.toast.isMoving(at: motion.time) { toast = nil }
    guard let toast else { return }
    let size = canvas.buffer.size
    let isBoxed = size.height >= 20
    let (margin, inset) = isBoxed ? (2, 2) : (1, 1)
    let text = TextWidth.truncated(toast.text.sanitized, to: max(0, size.width - 2 * (margin + inset) - 2))
    let (width, height) = (TextWidth.of(text) + 2 * margin + 2, isBoxed ? 3 : 1)
    let hidden = Int((Double(width + inset) * (1 - shown)).rounded())
    let (x, y) = (size.width - width - inset + hidden, size.height - height - inset)
    let frame = Rect(x: x, y: y, width: width, height: height)
    guard frame.minX >= 0, frame.minY >= 0 else { return }
    let color = toast.isFailure ? Color.red : .green
    canvas.fill(frame, style: CellStyle(background: .bar))
    canvas.buffer.images.removeAll { !$0.frame.intersection(frame).isEmpty }
    if isBoxed {
      canvas.frame(frame, .rounded, palette.number(of: CellStyle(foreground: color, background: .bar)))
    }
    let (left, middle) = (frame.minX + margin, frame.minY + height / 2)
    let mark = CellStyle(foreground: color, background: .bar, attributes: .bold)
    canvas.put(toast.isFailure ? "✗" : "✓", style: mark, x: left, y: middle)
    canvas.put(text, style: CellStyle(background: .bar), x: left + 2, y: middle)
  }
}
