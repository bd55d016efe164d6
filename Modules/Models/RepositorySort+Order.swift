import Foundation

extension Sequence<Repository> {
  /// Returns the repositories in an order: the latest or most starred first, names from A to Z ignoring case.
  /// Unknown values come last. Equal values are ordered by name, then by ID.
  ///
  /// - Parameters:
  ///   - sort: The property to sort by.
  ///   - isReversed: Whether to reverse the order. Unknown values still come last.
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

  /// Returns the repositories whose name, description or topics contain the text, ignoring case and accents.
  /// A text of only spaces matches all.
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
  /// Returns a number that is smaller for earlier repositories. Names are compared separately.
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
