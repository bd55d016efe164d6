/// The reason why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  case didSet

  /// `save` was called.
  case userInitiated
}
