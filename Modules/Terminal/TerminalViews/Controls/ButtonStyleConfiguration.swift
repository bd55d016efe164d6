/// The parts of a button.
@MainActor
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The content of the button.
  public let label: AnyView
  /// Whether the button is being pressed, which is never drawn: terminals don't report the release of keys.
  public let isPressed = false
}
