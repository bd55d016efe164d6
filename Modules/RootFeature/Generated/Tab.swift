// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

/// The tabs of the app, in display order.
public enum Tab: String, CaseIterable, Codable, Hashable, Sendable {
  /// The tab of `ProfileFeature`.
  case profile
  /// The tab of `RepositoryFeature`.
  case repository
  /// The tab of `FavoritesFeature`.
  case favorites
  /// The tab of `UserFeature`.
  case user
  /// The tab of `CharactersFeature`.
  case characters
  /// The tab of `CoinsFeature`.
  case coins
  /// The tab of `NumberFactFeature`.
  case numberFact
}
