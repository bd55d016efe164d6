import Foundation

/// The report on an operation.
struct BenchOutcome: Encodable {
  let operation: String
  let unit: Row.Unit
  let minimum: Double
  let median: Double
  /// The ratio of the minimum to that of a bare `reduce` in the same run. Only for times.
  let ratioToReduce: Double?
  let originalLow: Double?
  let originalHigh: Double?
  let goal: Double?
  let minimumMeetsGoal: Bool?
  let medianMeetsGoal: Bool?

  init(_ row: Row, _ figures: Figures, reduce: Figures, goal: Double?) {
    operation = row.operation
    unit = row.unit
    minimum = Self.rounded(figures.minimum)
    median = Self.rounded(figures.median)
    ratioToReduce = row.unit == .nanoseconds ? Self.rounded(figures.minimum / reduce.minimum) : nil
    originalLow = row.original?.lowerBound
    originalHigh = row.original?.upperBound
    self.goal = goal.map(Self.rounded)
    minimumMeetsGoal = goal.map { figures.minimum <= $0 }
    medianMeetsGoal = goal.map { figures.median <= $0 }
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  static func json(_ outcomes: [BenchOutcome]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(outcomes), as: UTF8.self)
  }
}
