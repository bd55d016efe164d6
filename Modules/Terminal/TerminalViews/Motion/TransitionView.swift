/// A view that appears and disappears in an animation.
nonisolated struct TransitionView<Content: View>: RowModifier {
  let content: Content
  let transition: AnyTransition

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { TransitionNode(self, context) }

  @MainActor func around(_ row: AnyView) -> some View {
    TransitionView<AnyView>(content: row, transition: transition)
  }
}

private final class TransitionNode<Content: View>: LayoutNode<TransitionView<Content>, Content> {
  /// The part of the view that is shown, from 0 to 1.
  private var shown = Moving(1.0)
  /// The last frame in which the view was drawn, and the part of it that could be seen.
  private var drawn: (frame: Int, part: Rect)?
  /// The picture of the part, while less of it is shown.
  private var picture: [Cell]?

  init(_ view: TransitionView<Content>, _ context: _NodeContext) {
    super.init(view, context) { $0.content }
    guard view.transition.insertion.isVisible, !environment.isInRow, let animation = changeAnimation else {
      return
    }
    let motion = graph.motion
    shown.move(to: 1, animation, at: motion.time, from: motion.takeBack(in: ancestors))
  }

  override var isInert: Bool { true }

  override func unmount() {
    if !isUnmounted { keepPicture() }
    super.unmount()
  }

  /// Keeps the picture of the view if it is removed in an animation.
  private func keepPicture() {
    let effect = view.transition.removal
    guard let removal = removal(of: drawn, isVisible: effect.isVisible) else { return }
    let (part, cells) = (removal.part, picture ?? removal.cells)
    let shown = shown.value(at: graph.motion.time)
    graph.motion.keep(in: removal.parent, shown: shown, removal.animation) { canvas, shown in
      canvas.paint(cells, in: part, effect, shown: shown)
    }
  }

  override func paint(_ canvas: CellCanvas) {
    let (motion, part) = (graph.motion, frame.intersection(canvas.clip))
    if !canvas.isPart { drawn = (graph.frameNumber, part) }
    picture = nil
    guard shown.isMoving(at: motion.time), !part.isEmpty else { return super.paint(canvas) }
    motion.keepMoving(self, in: nil)
    let whole = FrameBuffer(size: canvas.buffer.size, palette: graph.palette)
    super.paint(CellCanvas(whole).clipped(to: part))
    canvas.buffer.cursor = whole.cursor ?? canvas.buffer.cursor
    let cells = whole.cells(in: part)
    picture = cells
    canvas.paint(cells, in: part, view.transition.insertion, shown: shown.value(at: motion.time))
  }
}

/// A view that is removed in an animation.
struct Removal {
  /// The node in which the view was.
  let parent: _AnyNode?
  /// The visible part of the view.
  let part: Rect
  /// The cells of that part.
  let cells: [Cell]
  let animation: Animation
}

extension _AnyNode {
  /// Returns the picture of a node that is being removed; `nil` if it isn't in an animation, or if it is within another
  /// one that is removed.
  ///
  /// - Parameters:
  ///   - drawn: The last frame in which the view was drawn, and the part of it that could be seen.
  ///   - isVisible: Whether there is anything to see of the removal.
  func removal(of drawn: (frame: Int, part: Rect)?, isVisible: Bool) -> Removal? {
    let removed = ancestors.last { $0.isUnmounted }
    let isPart = removed.map { $0.layoutNodes.contains { $0 === self } } ?? true
    guard isVisible, isPart, !environment.isInRow, let animation = changeAnimation,
      let buffer = graph.screen, let drawn, drawn.frame == graph.frameNumber
    else { return nil }
    let part = drawn.part.intersection(Rect(origin: .zero, size: buffer.size))
    guard part == drawn.part, !part.isEmpty else { return nil }
    let cells = buffer.cells(in: part)
    return Removal(parent: (removed ?? self).parent, part: part, cells: cells, animation: animation)
  }
}

extension CellCanvas {
  /// Draws a part of a picture, as an effect shows it.
  ///
  /// - Parameters:
  ///   - cells: The picture.
  ///   - frame: The place of the whole picture. Nothing is drawn outside of it.
  ///   - effect: The effect.
  ///   - shown: The part, from 0 to 1.
  func paint(_ cells: [Cell], in frame: Rect, _ effect: AnyTransition.Effect, shown: Double) {
    let hidden = 1 - min(max(shown, 0), 1)
    let columns = Int((Double(frame.width) * hidden).rounded())
    let rows = Int((Double(frame.height) * hidden).rounded())
    let offset =
      switch effect.edge {
      case .leading: Point(x: -columns, y: 0)
      case .trailing: Point(x: columns, y: 0)
      case .top: Point(x: 0, y: -rows)
      case .bottom: Point(x: 0, y: rows)
      case nil: Point.zero
      }
    let inside = clipped(to: frame)
    for (index, cell) in cells.enumerated() where cell.width > 0 {
      inside.put(
        Glyph(glyph: cell.glyph, width: cell.width),
        style: cell.style,
        x: frame.minX + offset.x + index % frame.width,
        y: frame.minY + offset.y + index / frame.width
      )
    }
    guard effect.isFading else { return }
    let place = Rect(origin: Point(x: frame.minX + offset.x, y: frame.minY + offset.y), size: frame.size)
    inside.restyle(place) { style in
      style.foreground = (style.foreground ?? .primary).mix(with: .backdrop, by: hidden)
      style.background = style.background?.mix(with: .backdrop, by: hidden)
    }
  }
}

nonisolated extension View {
  /// Sets the way in which this view appears and disappears in an animation.
  ///
  /// - Parameter transition: The way.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
