/// A dialog with choices, as ``View/actionSheet(isPresented:content:)`` shows it.
public struct ActionSheet {
  /// A button, which closes the dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameters:
  ///   - title: The title.
  ///   - message: What there is to say about it.
  ///   - buttons: The buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
