/// An operation that the bench measures.
struct Row: Sendable {
  enum Unit: String, Codable {
    case nanoseconds = "ns"
    case bytes = "B"
  }

  enum Goal {
    case atMost(Double)
    /// A multiple of ``Figures/floor``.
    case timesFloor(Double)
    /// A multiple of the cost of the operation of another row.
    case times(Double, String)
  }

  let operation: String
  let unit: Unit
  /// The cost of the operation in TCA 1.25 on Linux.
  let original: ClosedRange<Double>?
  let goal: Goal?
  /// Measures the operation; returns `nil` if that isn't possible on this system.
  let measure: @MainActor @Sendable (LoopTimer) async -> Figures?

  init(
    _ operation: String,
    unit: Unit = .nanoseconds,
    original: ClosedRange<Double>? = nil,
    goal: Goal? = nil,
    measure: @escaping @MainActor @Sendable (LoopTimer) async -> Figures?
  ) {
    self.operation = operation
    self.unit = unit
    self.original = original
    self.goal = goal
    self.measure = measure
  }

  /// Creates a row with a single figure for TCA.
  init(
    _ operation: String,
    unit: Unit = .nanoseconds,
    original: Double,
    goal: Double,
    measure: @escaping @MainActor @Sendable (LoopTimer) async -> Figures?
  ) {
    self.init(operation, unit: unit, original: original...original, goal: .atMost(goal), measure: measure)
  }

  /// All operations, in the order of the table in the core's documentation.
  static let all: [Row] =
    [reduce, deepReduce] + sending + reading + storeLifetime + collections + heldStores + stack
    + effects + manyEffects + [dependency] + observation
    + testing + memory + stateCopy + [launch] + terminal + screen + simulation

  /// The first missing operation that a goal refers to.
  static var unknownReference: String? {
    let operations = Set(all.map(\.operation))
    return all.lazy.compactMap { if case .times(_, let other) = $0.goal { other } else { nil } }
      .first { !operations.contains($0) }
  }
}
