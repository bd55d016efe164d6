/// The text of a field and its surroundings.
struct TextFieldContent {
  let label: AnyView
  let prompt: Text?
  let text: Binding<String>
  var axis = Axis.horizontal
  /// Whether the characters are hidden, as those of a password.
  var isSecure = false
  /// Returns the formatted text of a typed one; `nil` for one that can't be parsed. There is none if the text itself is
  /// what is edited.
  var formatted: ((String) -> String?)?
  var editing: TextFieldEditing?
  /// The place of the cursor; `nil` if the app doesn't follow it.
  var selection: Binding<TextSelection?>?
}

/// A field without a style.
nonisolated struct TextFieldView: View {
  let content: TextFieldContent

  @MainActor var body: some View {
    if let editing = content.editing {
      EditedTextField(content: plain, editing: editing)
    } else if content.axis == .vertical {
      TextEditor(growing: content)
    } else {
      TextLine(field: content)
    }
  }

  /// The field without its actions.
  private var plain: TextFieldContent {
    var plain = content
    plain.editing = nil
    return plain
  }
}
