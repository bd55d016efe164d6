/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  case destructive, cancel
  /// It looks and acts like a button without a role.
  case confirm, close
}
