nonisolated extension View {
  /// Sets a value for ``FocusedValue`` while this view has the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForScene: false)
  }

  /// Sets a value for ``FocusedValue`` while this view is on the screen, wherever the focus is.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isForScene: true)
  }
}

/// A view with a value for when it has the focus.
private nonisolated struct FocusedValueView<Content: View, Value>: RowModifier {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FocusedValueNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    FocusedValueView<AnyView, Value>(content: row, keyPath: keyPath, value: value, isForScene: isForScene)
  }
}

private final class FocusedValueNode<Content: View, Value>: WrapperNode<
  FocusedValueView<Content, Value>, Content
>,
FocusedValueSetting
{
  /// The value as readers were told of it; `nil` if there is none, or none that can be compared.
  private lazy var known = Self.comparable(view.value)

  var isForScene: Bool { view.isForScene }

  override var tracksLifecycle: Bool { true }

  override func appeared() {
    _ = known
    graph.focus.values.add(self)
  }

  override func disappeared() { graph.focus.values.remove(self) }

  override func update(_ view: FocusedValueView<Content, Value>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    noteChange()
  }

  /// Tells readers of a value that has changed, if it can be compared. Others are read when something else changes.
  private func noteChange() {
    let new = Self.comparable(view.value)
    defer { known = new }
    if let known, let new, known.equals(new) { return }
    if known != nil || new != nil { graph.focus.values.noteChange() }
  }

  /// Returns the value, or that of the binding; `nil` if it can't be compared.
  private static func comparable(_ value: Value?) -> (any Equatable)? {
    guard let value else { return nil }
    return ((value as? any ValueBinding)?.value ?? value) as? any Equatable
  }

  func set(in values: inout FocusedValues) {
    if let value = view.value { values[keyPath: view.keyPath] = value }
  }
}

/// A binding, whatever its value.
@MainActor
private protocol ValueBinding {
  var value: Any { get }
}

extension Binding: ValueBinding {
  fileprivate var value: Any { wrappedValue }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
