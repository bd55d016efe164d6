/// The strategy, limits, checks and seed of a simulation.
public struct SimulationOptions: Sendable {
  /// The strategy.
  public var strategy: SimulationStrategy
  /// The limits of the search.
  public var budget: SimulationBudget
  /// The invariants that are checked without being stated.
  public var checks: SimulationChecks
  /// The seed of random choices; `nil` for one made from the name of the test, so that each run of the tests is the same.
  /// The variable `SIMULATION_SEED` overrides it.
  public var seed: UInt64?
  /// Whether a failure fails the test. Without it, the failure is in the report only.
  public var failsTest: Bool

  /// - Parameters:
  ///   - strategy: The strategy; random by default.
  ///   - budget: The limits; a second of processor time by default.
  ///   - checks: The invariants that are checked without being stated; all by default.
  ///   - seed: The seed; one made from the name of the test by default.
  ///   - failsTest: Whether a failure fails the test.
  public init(
    _ strategy: SimulationStrategy = .random,
    budget: SimulationBudget = SimulationBudget(),
    checks: SimulationChecks = .all,
    seed: UInt64? = nil,
    failsTest: Bool = true
  ) {
    self.strategy = strategy
    self.budget = budget
    self.checks = checks
    self.seed = seed
    self.failsTest = failsTest
  }
}
