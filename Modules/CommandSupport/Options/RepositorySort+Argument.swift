import Models

extension RepositorySort: Choice {
  /// The order in which most users want to see repositories: names from A to Z, otherwise the largest first.
  public var usualOrder: SortDirection { self == .name ? .ascending : .descending }
}
