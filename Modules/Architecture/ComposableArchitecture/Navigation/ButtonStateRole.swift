/// The purpose of a button, for views that show it.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Destroys something.
  case destructive
}
