/// A span of time up to now, for the chart of a coin.
public enum CoinRange: String, CaseIterable, Codable, Hashable, Sendable {
  case hour = "1 h"
  case day = "24 h"
  case week = "7 d"
  case month = "30 d"

  /// The length of the span in hours.
  var hours: Double {
    switch self {
    case .hour: 1
    case .day: 24
    case .week: 168
    case .month: 720
    }
  }

  /// The labels of equal parts of the span, the oldest first.
  var labels: [String] {
    switch self {
    case .hour: ["1 h ago", "45 min", "30", "15", "now"]
    case .day: ["24 h ago", "18", "12", "6", "now"]
    case .week: ["7 d ago", "6", "5", "4", "3", "2", "1", "now"]
    case .month: ["30 d ago", "20", "10", "now"]
    }
  }
}
