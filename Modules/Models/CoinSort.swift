/// The orders in which coins can be shown. `change` is that of the last day, `week` that of the last seven days, and `cap`
/// is the market capitalization.
public enum CoinSort: String, CaseIterable, Codable, Sendable {
  case rank, price, change, week, volume, cap, name
}
