/// A view that is drawn beside its place.
nonisolated struct OffsetView<Content: View>: RowModifier {
  let content: Content
  let x: Int
  let y: Int

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    OffsetNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { OffsetView<AnyView>(content: row, x: x, y: y) }
}

private final class OffsetNode<Content: View>: LayoutNode<OffsetView<Content>, Content> {
  private lazy var x = Moving(Double(view.x))
  private lazy var y = Moving(Double(view.y))

  // The picture of a row would lack what is outside of it.
  override var isInert: Bool { view.x == 0 && view.y == 0 }

  override func update(_ view: OffsetView<Content>, _ environment: EnvironmentValues) {
    let old = self.view
    _ = (x, y)
    super.update(view, environment)
    let time = graph.motion.time
    if view.x != old.x { x.move(to: Double(view.x), changeAnimation, at: time) }
    if view.y != old.y { y.move(to: Double(view.y), changeAnimation, at: time) }
  }

  override func place(in rect: Rect) {
    let time = graph.motion.time
    let (x, y) = (Int(x.value(at: time).rounded()), Int(y.value(at: time).rounded()))
    super.place(in: Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height))
    frame = rect
    // What isn't drawn now may be at its end when it is.
    if self.x.isMoving(at: time) || self.y.isMoving(at: time) { invalidatePlacement() }
  }

  override func paint(_ canvas: CellCanvas) {
    if x.isMoving(at: graph.motion.time) || y.isMoving(at: graph.motion.time) {
      graph.motion.keepPlacing(self)
    }
    super.paint(canvas)
  }
}

nonisolated extension View {
  /// Draws this view beside its place, which stays as it is.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right.
  ///   - y: The number of rows down.
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    let bounds = -ProposedSize.unbounded...ProposedSize.unbounded
    return OffsetView(
      content: self,
      x: min(max(x, bounds.lowerBound), bounds.upperBound),
      y: min(max(y, bounds.lowerBound), bounds.upperBound)
    )
  }
}
