/// The columns of a ``NavigationSplitView`` that are shown on a wide screen.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All columns.
  case automatic, all
  /// The detail and the list before it.
  case doubleColumn
  /// The detail.
  case detailOnly
}
