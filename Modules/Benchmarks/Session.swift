/// One run of the bench. It measures rows, and the reference rows only once.
@MainActor
struct Session {
  let timer: LoopTimer
  private var references: [String: Figures] = [:]

  init(timer: LoopTimer) { self.timer = timer }

  /// Returns the outcome of a row; `nil` if it can't be measured on this system.
  mutating func outcome(of row: Row) async -> BenchOutcome? {
    guard let reduce = await figures(of: .reduce) else { return nil }
    guard let figures = await figures(of: row) else { return nil }
    return BenchOutcome(row, figures, reduce: reduce, goal: await goal(of: row, figures))
  }

  private mutating func goal(of row: Row, _ figures: Figures) async -> Double? {
    switch row.goal {
    case .atMost(let value): value
    case .timesFloor(let factor): figures.floor.map { $0 * factor }
    case .times(let factor, let operation):
      if let other = Row.all.first(where: { $0.operation == operation }) {
        await self.figures(of: other).map { $0.median * factor }
      } else {
        nil
      }
    case nil: nil
    }
  }

  private mutating func figures(of row: Row) async -> Figures? {
    if let figures = references[row.operation] { return figures }
    let figures = await row.measure(timer)
    references[row.operation] = figures
    return figures
  }
}
