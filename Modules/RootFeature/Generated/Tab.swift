// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

/// The tabs of the app, in display order.
public enum Tab: String, CaseIterable, Codable, Hashable, Sendable {
  case profile
  case repository
  case favorites
  case user
  case characters
  case coins
  case numberFact
}
