import ComposableArchitecture

/// A field for a secret, such as a password. Each character is shown as a bullet.
public struct SecureField: View {
  let field: TextField

  /// - Parameters:
  ///   - title: The text shown while the field is empty.
  ///   - text: The secret.
  ///   - prompt: The text shown instead of the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    var field = TextField(title, text: text, prompt: prompt)
    field.isSecure = true
    self.field = field
  }

  public var body: some View { field }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}
