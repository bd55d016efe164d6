/// An action that copies text to the clipboard of the user's terminal, and says so.
@MainActor
public struct CopyAction {
  let copy: (_ text: String, _ name: String) -> Void

  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of what is copied, for the message; `nil` for the text itself.
  public func callAsFunction(_ text: String, as name: String? = nil) { copy(text, name ?? text) }
}
