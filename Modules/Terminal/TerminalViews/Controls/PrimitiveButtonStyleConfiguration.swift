/// The parts of a button, and its action.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The content of the button.
  public let label: AnyView
  let press: () -> Void

  /// Presses the button.
  public func trigger() { press() }
}
