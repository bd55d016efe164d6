/// A span of time up to now, for the chart of a coin.
public enum CoinRange: String, CaseIterable, Codable, Hashable, Sendable {
  case hour = "1 h"
  case day = "24 h"
  case week = "7 d"

  /// The length of the span in hours.
  var hours: Double {
    switch self {
    case .hour: 1
    case .day: 24
    case .week: 168
    }
  }
}
