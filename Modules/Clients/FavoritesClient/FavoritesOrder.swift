import Models

extension Sequence<Repository> {
  /// Returns the repositories by full name, ignoring case, and by ID if the names are equal.
  ///
  /// The order depends only on the contents: removing a favorite and adding it again restores the same order.
  ///
  /// - Complexity: O(*n* log *n*).
  package func inFavoritesOrder() -> [Repository] {
    map { (key: $0.fullName.lowercased(), repository: $0) }
      .sorted { ($0.key, $0.repository.id) < ($1.key, $1.repository.id) }
      .map(\.repository)
  }
}
