import Models

extension Sequence<Repository> {
  /// The repositories by full name, ignoring case, and by id where the names are the same.
  ///
  /// The order depends on nothing but what is in it: to remove a favorite and to add it again changes nothing.
  ///
  /// - Complexity: O(*n* log *n*).
  package func inFavoritesOrder() -> [Repository] {
    map { (key: $0.fullName.lowercased(), repository: $0) }
      .sorted { ($0.key, $0.repository.id) < ($1.key, $1.repository.id) }
      .map(\.repository)
  }
}
