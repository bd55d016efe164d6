/// The weight of texts that a user has chosen for all apps. An app can't know it on a terminal.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A bold weight.
  case bold
}
