/// The tabs of the app, in the order in which they stand.
public enum Tab: String, CaseIterable, Codable, Hashable, Sendable {
  case profile, repository, favorites, user, characters, coins, numberFact
}
