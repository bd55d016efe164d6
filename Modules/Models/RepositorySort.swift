/// The orders in which repositories can be shown.
public enum RepositorySort: String, CaseIterable, Codable, Sendable {
  case updated, pushed, created, name, stars
}
