/// A view in a phase of a transition.
nonisolated struct PhasedContent<Way: Transition>: View {
  let content: AnyView
  let transition: Way
  let phase: TransitionPhase

  @MainActor var body: some View {
    transition.body(content: PlaceholderContentView(content: content), phase: phase)
  }
}

/// A view that appears and disappears with a transition that an app makes.
nonisolated struct PhasedView<Content: View, Way: Transition>: RowModifier {
  let content: Content
  let transition: Way
  var phase = TransitionPhase.identity

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { PhasedNode(self, context) }

  @MainActor func around(_ row: AnyView) -> some View {
    PhasedView<AnyView, Way>(content: row, transition: transition)
  }

  fileprivate var phased: PhasedContent<Way> {
    PhasedContent(content: AnyView(content), transition: transition, phase: phase)
  }
}

private final class PhasedNode<Content: View, Way: Transition>: LayoutNode<
  PhasedView<Content, Way>, PhasedContent<Way>
>
{
  /// The last frame in which the view was drawn, and the part of it that could be seen.
  private var drawn: (frame: Int, part: Rect)?

  init(_ view: PhasedView<Content, Way>, _ context: _NodeContext) {
    var first = view
    first.phase = .willAppear
    super.init(first, context) { $0.phased }
    if changeAnimation != nil { _ = graph.motion.takeBack(in: ancestors) }
    update(view, environment)
  }

  override var isInert: Bool { true }

  override func unmount() {
    if !isUnmounted { leave() }
    super.unmount()
  }

  /// Shows the picture of the view in its last phase if it is removed in an animation.
  private func leave() {
    guard let removal = removal(of: drawn, isVisible: true) else { return }
    let picture = AnyView(RemovedPicture(size: removal.part.size, cells: removal.cells))
    let context = _NodeContext(graph: graph, parent: removal.parent, environment: environment)
    let content = PhasedContent(content: picture, transition: view.transition, phase: .identity)
    let node = content._makeNode(context)
    node.placeIfNeeded(in: removal.part)
    node.update(
      PhasedContent(content: picture, transition: view.transition, phase: .didDisappear),
      environment
    )
    graph.motion.keep(in: removal.parent, shown: 1, removal.animation) { canvas, _ in
      node.placeIfNeeded(in: removal.part)
      node.paint(canvas)
    }
  }

  override func paint(_ canvas: CellCanvas) {
    if !canvas.isPart { drawn = (graph.frameNumber, frame.intersection(canvas.clip)) }
    super.paint(canvas)
  }
}

/// Cells as they were drawn before.
private nonisolated struct RemovedPicture: View {
  let size: Size
  let cells: [Cell]

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { RemovedPictureNode(self, context) }
}

private final class RemovedPictureNode: _Node<RemovedPicture> {
  override var isInert: Bool { true }
  override func measure(_ proposal: ProposedSize) -> Size { view.size }
  override func paint(_ canvas: CellCanvas) {
    canvas.paint(
      view.cells,
      in: Rect(origin: frame.origin, size: view.size),
      AnyTransition.Effect(),
      shown: 1
    )
  }
}

nonisolated extension View {
  /// Sets the way in which this view appears and disappears in an animation.
  ///
  /// - Parameter transition: The way.
  public func transition(_ transition: some Transition) -> some View {
    PhasedView(content: self, transition: transition)
  }
}
