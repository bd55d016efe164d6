/// A view with an action for the value of a key.
nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey>: RowModifier
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PreferenceReaderNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    PreferenceReader<AnyView, Key>(content: row, action: action)
  }
}

/// A node that reads values of keys, or sizes of other nodes, once its views have been laid out.
@MainActor
protocol PreferenceReading: _AnyNode {
  /// Reads the values.
  ///
  /// - Returns: Whether views must be laid out again.
  func readPreferences() -> Bool
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: WrapperNode<
  PreferenceReader<Content, Key>, Content
>, PreferenceReading
where Key.Value: Equatable {
  private var value = Key.defaultValue

  override init(
    _ view: PreferenceReader<Content, Key>,
    _ context: _NodeContext,
    content: @escaping (PreferenceReader<Content, Key>) -> Content
  ) {
    super.init(view, context, content: content)
    graph.preferenceReaders.append(self)
  }

  override var isInert: Bool { true }

  override func unmount() {
    graph.preferenceReaders.removeAll { $0 === self }
    super.unmount()
  }

  func readPreferences() -> Bool {
    let new = child?.preference(Key.self) ?? Key.defaultValue
    guard new != value else { return false }
    value = new
    graph.afterFrame { [weak self] in
      guard let self, !isUnmounted else { return }
      responding { self.view.action(new) }
    }
    return false
  }
}

extension ViewGraph {
  /// Passes the values of keys to the views that read them.
  ///
  /// - Returns: Whether views must be laid out again.
  func readPreferences() -> Bool {
    // An inner view may set what an outer one reads.
    preferenceReaders.sorted { $0.depth > $1.depth }.reduce(false) { $1.readPreferences() || $0 }
  }
}
