nonisolated extension View {
  /// Mixes the colors of this view with the terminal's background, as if that were seen through it. What is behind it
  /// isn't seen. At 0 it isn't drawn, but keeps its space.
  ///
  /// - Parameter opacity: The part of the colors, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { TranslucentView(content: self, opacity: opacity) }
}

/// A view whose colors are mixed with the terminal's background.
nonisolated struct TranslucentView<Content: View>: RowModifier {
  let content: Content
  let opacity: Double

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    TranslucentNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    TranslucentView<AnyView>(content: row, opacity: opacity)
  }
}

private final class TranslucentNode<Content: View>: LayoutNode<TranslucentView<Content>, Content> {
  private lazy var opacity = Moving(view.opacity)

  override var isInert: Bool { true }

  override func update(_ view: TranslucentView<Content>, _ environment: EnvironmentValues) {
    let old = self.view
    _ = opacity
    super.update(view, environment)
    if view.opacity != old.opacity {
      opacity.move(to: view.opacity, changeAnimation, at: graph.motion.time)
    }
  }

  override func paint(_ canvas: CellCanvas) {
    if opacity.isMoving(at: graph.motion.time) { graph.motion.keepMoving(self, in: nil) }
    let opacity = opacity.value(at: graph.motion.time)
    guard opacity > 0 else { return }
    guard opacity < 1 else { return super.paint(canvas) }
    canvas.mixing(frame, opacity) { super.paint(canvas) }
  }
}

extension CellCanvas {
  /// Draws, and mixes the colors of the cells that have changed with the terminal's background.
  ///
  /// - Parameters:
  ///   - frame: The cells.
  ///   - opacity: The part of the colors, from 0 to 1.
  ///   - draw: Draws.
  @MainActor func mixing(_ frame: Rect, _ opacity: Double, _ draw: () -> Void) {
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return }
    let before = buffer.cells(in: visible)
    draw()
    let after = buffer.cells(in: visible)
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      let place = Point(x: visible.minX + index % visible.width, y: visible.minY + index / visible.width)
      restyle(Rect(origin: place, size: Size(width: 1, height: 1))) { style in
        style.foreground = (style.foreground ?? .primary).opacity(opacity)
        style.background = style.background?.opacity(opacity)
      }
    }
  }
}
