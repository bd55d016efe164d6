/// The purpose of a ``Tab``.
public enum TabRole: Hashable, Sendable {
  /// The tab searches.
  case search
}
