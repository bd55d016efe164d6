/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  case destructive, cancel
}
