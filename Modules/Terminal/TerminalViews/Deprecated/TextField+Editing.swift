extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - text: The text.
  ///   - onEditingChanged: The action when the field gets the focus, with `true`, and when it loses it.
  ///   - onCommit: The action for Return.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    content.editing = TextFieldEditing(changed: onEditingChanged, commit: onCommit)
  }

  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - text: The text.
  ///   - onEditingChanged: The action when the field gets the focus, with `true`, and when it loses it.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged) {}
  }
}

/// The actions of a field that gets or loses the focus, and for Return.
struct TextFieldEditing {
  let changed: (Bool) -> Void
  let commit: () -> Void
}

/// A field with actions.
nonisolated struct EditedTextField: View {
  let content: TextFieldContent
  let editing: TextFieldEditing
  @FocusState private var isFocused: Bool
  @Environment(\.onSubmit) private var onSubmit

  init(content: TextFieldContent, editing: TextFieldEditing) {
    self.content = content
    self.editing = editing
  }

  @MainActor var body: some View {
    let (editing, onSubmit) = (editing, onSubmit)
    TextFieldView(content: content)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in editing.changed(isFocused) }
      .onSubmit {
        editing.commit()
        onSubmit?()
      }
  }
}
