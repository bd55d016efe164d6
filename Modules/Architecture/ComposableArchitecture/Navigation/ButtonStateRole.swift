/// What a button is for, where a view makes a difference of it.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Destroys something.
  case destructive
}
