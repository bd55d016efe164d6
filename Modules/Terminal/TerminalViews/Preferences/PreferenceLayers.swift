/// A view with others behind or in front of it, made from the value of a key.
nonisolated struct PreferenceLayers<Content: View, Key: PreferenceKey, Other: View>: RowModifier {
  let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Other

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PreferenceLayersNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    PreferenceLayers<AnyView, Key, Other>(
      content: row,
      key: key,
      alignment: alignment,
      isBehind: isBehind,
      make: make
    )
  }
}

private final class PreferenceLayersNode<Content: View, Key: PreferenceKey, Other: View>: LayoutNode<
  PreferenceLayers<Content, Key, Other>, Content
>, PreferenceReading
{
  private var value: Key.Value?
  private var other: _Node<Other>?

  override init(
    _ view: PreferenceLayers<Content, Key, Other>,
    _ context: _NodeContext,
    content: @escaping (PreferenceLayers<Content, Key, Other>) -> Content
  ) {
    super.init(view, context, content: content)
    graph.preferenceReaders.append(self)
  }

  override var children: [_AnyNode] { super.children + (other.map { [$0] } ?? []) }

  override func unmount() {
    graph.preferenceReaders.removeAll { $0 === self }
    super.unmount()
  }

  override func update(_ view: PreferenceLayers<Content, Key, Other>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    evaluate()
  }

  override func refresh() { evaluate() }

  func readPreferences() -> Bool {
    let new = child?.preference(Key.self) ?? Key.defaultValue
    if let value, isSame(value, new) { return false }
    value = new
    evaluate()
    invalidateLayout()
    return true
  }

  /// Makes the other views. Before the first layout there are none.
  private func evaluate() {
    guard let value else { return }
    let make = view.make
    let view = EnvironmentValues.with(environment) { tracked { make(value) } }
    if let other { other.update(view, environment) } else { other = view._makeNode(context) }
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    guard let other else { return }
    other.placeIfNeeded(in: view.alignment.rect(other.sizeThatFits(ProposedSize(rect.size)), in: rect))
  }

  override func paint(_ canvas: CellCanvas) {
    if view.isBehind { other?.paint(canvas) }
    super.paint(canvas)
    if !view.isBehind { other?.paint(canvas) }
  }
}
