/// A field for a secret, such as a password. Each character is shown as a bullet.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>

  /// - Parameters:
  ///   - text: The secret.
  ///   - prompt: The text shown while the field is empty, instead of the label.
  ///   - label: The name of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    var field = TextField(text: text, prompt: prompt, label: label)
    field.content.isSecure = true
    self.field = field
  }

  public var body: some View { field }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension SecureField where Label == Text {
  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - text: The secret.
  ///   - prompt: The text shown instead of the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
