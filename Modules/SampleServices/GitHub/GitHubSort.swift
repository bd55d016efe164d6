/// The requested order of a list of repositories.
struct GitHubSort {
  typealias Item = (owner: SampleAccount, repository: SampleRepository)

  enum Key: String {
    case created, updated, pushed, stars, forks
    case fullName = "full_name"
    case helpWanted = "help-wanted-issues"
  }

  private let key: Key
  private let isAscending: Bool

  /// - Parameter standard: The key to use if the request has none or an unknown one.
  init(_ request: SampleRequest, standard: Key) {
    key = request.value("sort").flatMap(Key.init) ?? standard
    switch request.value("direction") ?? request.value("order") {
    case "asc": isAscending = true
    case "desc": isAscending = false
    default: isAscending = key == .fullName
    }
  }

  func sorted(_ items: [Item]) -> [Item] {
    let ascending = items.sorted { isOrdered($0, $1) }
    return isAscending ? ascending : ascending.reversed()
  }

  private func isOrdered(_ left: Item, _ right: Item) -> Bool {
    let (one, other) = (left.repository, right.repository)
    func tie<Value: Comparable>(_ value: (SampleRepository) -> Value) -> Bool {
      (value(one), one.id) < (value(other), other.id)
    }
    return switch key {
    case .created: tie(\.createdAt)
    case .updated: tie(\.updatedAt)
    case .pushed: tie { $0.pushedAt ?? "" }
    case .stars: tie(\.stars)
    case .forks: tie(\.forks)
    case .helpWanted: tie(\.openIssues)
    case .fullName: (left.owner.login, one.name) < (right.owner.login, other.name)
    }
  }
}

/// The requested type of an account's repositories.
struct RepositoryKind {
  private let type: String
  private let isOrganization: Bool

  init(_ request: SampleRequest, isOrganization: Bool) {
    type = request.value("type") ?? ""
    self.isOrganization = isOrganization
  }

  func includes(_ repository: SampleRepository) -> Bool {
    switch type {
    // The memberships of a person. Members have all of an organization's repositories.
    case "member": isOrganization
    case "private": !isOrganization
    case "forks": !isOrganization || repository.isFork
    case "sources": !isOrganization || !repository.isFork
    default: true
    }
  }
}
