import Foundation

/// The variables that change simulations without changing the tests.
struct SimulationEnvironment: Sendable {
  /// `SIMULATION_SEED`: the seed; `random` for another one each time.
  var seed: UInt64?
  /// `SIMULATION_RUNS`: the number of runs, instead of the budget of the test.
  var runs: Int?
  /// `SIMULATION_SECONDS`: the processor time, instead of the budget of the test.
  var seconds: Double?
  /// `SIMULATION_PROGRESS`: whether progress is written, and the file that interrupts the simulation by its existence.
  var progress: String?
  /// `SIMULATION_GRAPH`: the file to which the graph of transitions is appended.
  var graph: String?

  init(_ variables: [String: String]) {
    let text = variables["SIMULATION_SEED"]
    seed = text == "random" ? UInt64.random(in: 0 ... .max) : text.flatMap { UInt64($0) }
    runs = variables["SIMULATION_RUNS"].flatMap { Int($0) }
    seconds = variables["SIMULATION_SECONDS"].flatMap { Double($0) }
    progress = variables["SIMULATION_PROGRESS"]
    graph = variables["SIMULATION_GRAPH"]
  }

  static let process = SimulationEnvironment(ProcessInfo.processInfo.environment)

  func budget(_ budget: SimulationBudget) -> SimulationBudget {
    if let runs { return .runs(runs) }
    if let seconds { return SimulationBudget(time: .seconds(seconds)) }
    return budget
  }
}
