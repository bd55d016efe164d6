/// The orders in which repositories can be shown.
public enum RepositorySort: String, CaseIterable, Codable, Sendable {
  case updated, pushed, created, name, stars
}

extension RepositorySort {
  /// The words for the order after "by".
  public var phrase: String {
    switch self {
    case .updated: "last update"
    case .pushed: "last push"
    case .created: "creation date"
    case .name, .stars: rawValue
    }
  }
}
