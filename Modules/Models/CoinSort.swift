/// The orders in which coins can be shown.
public enum CoinSort: String, CaseIterable, Codable, Sendable {
  case rank, price, volume, change, name
}
