/// A color of text that changes step by step.
final class FadingColor {
  var color: Moving<Color>

  init(_ color: Color) { self.color = Moving(color) }
}

extension CellCanvas {
  /// Draws the text in a rectangle that has the target of a color in the color of a time.
  func fade(_ rect: Rect, _ color: Moving<Color>, at time: Duration) {
    let shown = color.value(at: time)
    restyle(rect) { if ($0.foreground ?? .primary) == color.target { $0.foreground = shown } }
  }
}
