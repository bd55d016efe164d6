nonisolated extension View {
  /// Shows only those cells of this view in which another view draws something.
  ///
  /// - Parameters:
  ///   - alignment: The position of the other view.
  ///   - mask: The other view, which isn't shown itself.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }
}

/// A view of which only some cells are shown.
nonisolated struct MaskedView<Content: View, Mask: View>: RowModifier {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    MaskedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    MaskedView<AnyView, Mask>(content: row, mask: mask, alignment: alignment)
  }
}

private final class MaskedNode<Content: View, Mask: View>: LayoutNode<MaskedView<Content, Mask>, Content> {
  private var mask: _Node<Mask>?

  override init(
    _ view: MaskedView<Content, Mask>,
    _ context: _NodeContext,
    content: @escaping (MaskedView<Content, Mask>) -> Content
  ) {
    super.init(view, context, content: content)
    mask = view.mask._makeNode(self.context)
  }

  override var children: [_AnyNode] { super.children + (mask.map { [$0] } ?? []) }
  override var activeChildren: [_AnyNode] { super.children }
  override var isInert: Bool { true }

  override func update(_ view: MaskedView<Content, Mask>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    mask?.update(view.mask, environment)
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    guard let mask else { return }
    mask.placeIfNeeded(in: view.alignment.rect(mask.sizeThatFits(ProposedSize(rect.size)), in: rect))
  }

  override func paint(_ canvas: CellCanvas) {
    let visible = frame.intersection(canvas.clip)
    guard !visible.isEmpty else { return }
    let canvas = canvas.clipped(to: frame)
    let before = canvas.buffer.cells(in: visible)
    canvas.fill(visible, style: .plain)
    let blank = canvas.buffer.cells(in: visible)
    mask?.paint(canvas)
    let masked = canvas.buffer.cells(in: visible)
    canvas.buffer.write(before, in: visible)
    super.paint(canvas)
    let after = canvas.buffer.cells(in: visible)
    let cells = before.indices.map { blank[$0] == masked[$0] ? before[$0] : after[$0] }
    canvas.buffer.write(cells, in: visible)
  }
}
