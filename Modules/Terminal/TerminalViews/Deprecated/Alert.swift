/// An alert, as ``View/alert(isPresented:content:)`` and ``View/alert(item:content:)`` show it.
///
/// ```swift
/// Alert(
///   title: Text("Delete it?"),
///   primaryButton: .destructive(Text("Delete")) { delete() },
///   secondaryButton: .cancel()
/// )
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameters:
  ///   - title: The title.
  ///   - message: What there is to say about it.
  ///   - dismissButton: The button; `nil` for one that closes the alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text("OK"))]
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - message: What there is to say about it.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet, which closes it.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Returns a button.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: The action to perform.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Returns a button that cancels.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: The action to perform.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Returns a button with the text "Cancel".
    ///
    /// - Parameter action: The action to perform.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that deletes something.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: The action to perform.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}
