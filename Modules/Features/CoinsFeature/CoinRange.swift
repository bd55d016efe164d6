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
    case .hour: ["60 min", "45", "30", "15", "now"]
    case .day: ["24 h", "18", "12", "6", "now"]
    case .week: ["7 d", "6", "5", "4", "3", "2", "1", "now"]
    case .month: ["30 d", "20", "10", "now"]
    }
  }
}
