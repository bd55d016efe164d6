/// A view that handles key presses.
nonisolated struct KeyView<Content: View>: RowModifier {
  let content: Content
  /// The keys that the action is for; empty if it looks at all keys.
  var keys: Set<KeyEquivalent> = []
  /// The place at which the keys are declared.
  var place: SourcePlace?
  /// Whether it comes before the views that are further in.
  var goesFirst = false
  /// The title of Escape in the key bar, if the action is for it.
  var escapeTitle: String?
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { KeyNode(self, context) { $0.content } }

  @MainActor func around(_ row: AnyView) -> some View {
    KeyView<AnyView>(
      content: row,
      keys: keys,
      place: place,
      goesFirst: goesFirst,
      escapeTitle: escapeTitle,
      action: action
    )
  }
}

private final class KeyNode<Content: View>: WrapperNode<KeyView<Content>, Content> {
  override var handlesKeysAnywhere: Bool { environment.isEnabled && !view.goesFirst }
  override var handlesKeysAlways: Bool { environment.isEnabled && view.goesFirst }
  override var escapeTitle: String? { view.escapeTitle }
  override var offeredKeys: [KeyPress] {
    view.keys.sorted { $0.character < $1.character }.map { KeyPress($0) }
  }
  override func handle(_ key: KeyPress) -> KeyPress.Result {
    UserInput.declared(at: view.place) { view.action(key) }
  }
}

nonisolated extension View {
  /// Adds an action for a key, performed unless the focused view or a view within this one handles the key.
  ///
  /// In a list, only the selected row receives keys.
  ///
  /// - Parameters:
  ///   - key: The key, without modifiers.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    _ key: KeyEquivalent,
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, keys: [key], place: SourcePlace(fileID: fileID, line: line)) {
      $0.key == key && $0.modifiers.isEmpty ? action() : .ignored
    }
  }

  /// Adds an action for several keys.
  ///
  /// - Parameters:
  ///   - keys: The keys, without modifiers.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, keys: keys, place: SourcePlace(fileID: fileID, line: line)) {
      keys.contains($0.key) && $0.modifiers.isEmpty ? action($0) : .ignored
    }
  }

  /// Adds an action for every key.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, place: SourcePlace(fileID: fileID, line: line), action: action)
  }
}
