import Foundation

extension Sequence<Repository> {
  /// The repositories in an order in which they can be shown: the latest or the most starred first, names
  /// from A to Z ignoring case. What is not known comes last, and what is equal goes by name, then by id.
  ///
  /// - Parameters:
  ///   - sort: What to sort by.
  ///   - isReversed: Whether the oldest, the least starred, or names from Z to A come first. What is not known
  ///     comes last all the same.
  /// - Complexity: O(*n* log *n*).
  public func sorted(by sort: RepositorySort, isReversed: Bool = false) -> [Repository] {
    let keyed = map { (key: sort.rank(of: $0, isReversed), name: $0.name.lowercased(), repository: $0) }
    let sorted =
      if sort == .name, isReversed {
        keyed.sorted { ($1.name, $0.repository.id) < ($0.name, $1.repository.id) }
      } else {
        keyed.sorted { ($0.key, $0.name, $0.repository.id) < ($1.key, $1.name, $1.repository.id) }
      }
    return sorted.map(\.repository)
  }

  /// The repositories whose name, description or topics contain the text, ignoring case and accents. All of
  /// them for a text of nothing but spaces.
  ///
  /// - Complexity: O(*n*) in the length of all names and descriptions.
  public func matching(_ searchText: String) -> [Repository] {
    let text = searchText.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return Array(self) }
    return filter { repository in
      ([repository.name, repository.description ?? ""] + (repository.topics ?? [])).contains {
        $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}

extension RepositorySort {
  /// What is smaller comes first; names are compared afterwards in any case.
  fileprivate func rank(of repository: Repository, _ isReversed: Bool) -> Double {
    let value: Double? =
      switch self {
      case .updated: repository.updatedAt?.timeIntervalSince1970
      case .pushed: repository.pushedAt?.timeIntervalSince1970
      case .created: repository.createdAt?.timeIntervalSince1970
      case .name: 0
      case .stars: repository.stars.map(Double.init)
      }
    return value.map { isReversed ? $0 : -$0 } ?? .infinity
  }
}
