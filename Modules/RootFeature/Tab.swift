/// The tabs of the app, in display order.
public enum Tab: String, CaseIterable, Codable, Hashable, Sendable {
  case profile, repository, favorites, user, characters, coins, numberFact
}
