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

  /// Returns the times of equal parts of the span at their places on a line, the oldest first. If there is little space, some
  /// are left out.
  ///
  /// - Parameter width: The number of columns.
  func axis(width: Int) -> String {
    let (labels, last) = (labels, labels.count - 1)
    func start(_ index: Int) -> Int {
      index == last ? width - labels[index].count : Int(Double(width) / Double(last) * Double(index))
    }
    func shown(_ step: Int) -> [Int] { Array(stride(from: 0, to: last, by: step)) + [last] }
    let step = (1..<last).first { step in
      zip(shown(step), shown(step).dropFirst()).allSatisfy { start($0) + labels[$0].count < start($1) }
    }
    var line = ""
    for index in shown(step ?? last) {
      line +=
        String(repeating: " ", count: max(line.isEmpty ? 0 : 1, start(index) - line.count)) + labels[index]
    }
    return line
  }

  private var labels: [String] {
    switch self {
    case .hour: ["60m", "45m", "30m", "15m", "now"]
    case .day: ["24h", "18h", "12h", "6h", "now"]
    case .week: ["7d", "6d", "5d", "4d", "3d", "2d", "1d", "now"]
    case .month: ["30d", "20d", "10d", "now"]
    }
  }
}
