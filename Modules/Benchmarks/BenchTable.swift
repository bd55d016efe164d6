import Foundation

/// A formatter of the outcomes as text, one line each.
struct BenchTable {
  private let operationWidth: Int

  init(_ rows: [Row]) {
    operationWidth = rows.map(\.operation.count).max() ?? 0
  }

  var header: String {
    line("operation", ["minimum", "median", "× reduce", "TCA", "goal"], "met")
  }

  func line(_ outcome: BenchOutcome) -> String {
    line(
      outcome.operation,
      [
        text(outcome.minimum, outcome.unit),
        text(outcome.median, outcome.unit),
        outcome.ratioToReduce.map { String(format: "%.1f", $0) } ?? "–",
        original(outcome),
        outcome.goal.map { text($0, outcome.unit) } ?? "–",
      ],
      met(outcome)
    )
  }

  private func line(_ operation: String, _ cells: [String], _ met: String) -> String {
    let name = operation + padding(operationWidth - operation.count)
    return name + cells.map { padding(max(1, 15 - $0.count)) + $0 }.joined() + "  " + met
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func original(_ outcome: BenchOutcome) -> String {
    guard let low = outcome.originalLow, let high = outcome.originalHigh else { return "–" }
    return low == high
      ? text(low, outcome.unit) : number(low) + "–" + text(high, outcome.unit)
  }

  private func met(_ outcome: BenchOutcome) -> String {
    switch (outcome.minimumMeetsGoal, outcome.medianMeetsGoal) {
    case (_, true): "yes"
    case (true, _): "min"
    case (false, _): "no"
    case (nil, _): "–"
    }
  }

  private func text(_ value: Double, _ unit: Row.Unit) -> String { "\(number(value)) \(unit.rawValue)" }

  private func number(_ value: Double) -> String {
    String(format: abs(value) < 100 ? "%.1f" : "%.0f", value)
  }
}

/// Writes a line without buffering.
func write(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
