import Foundation

/// The variables that change simulations without changing the tests.
struct SimulationEnvironment: Sendable {
  /// The environment of the process. Tests of simulations have others.
  @TaskLocal static var current = SimulationEnvironment(ProcessInfo.processInfo.environment)

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
  /// The folder of the failing runs that are kept; `nil` for that of the test.
  var folder: URL?
  /// The variables with values that can't be used.
  private(set) var problems: [String] = []

  init(_ variables: [String: String], folder: URL? = nil) {
    self.folder = folder
    let isRandom = variables["SIMULATION_SEED"] == "random"
    seed =
      isRandom
      ? .random(in: 0 ... .max) : read("SIMULATION_SEED", variables, "a number, or random") { $0 >= 0 }
    runs = read("SIMULATION_RUNS", variables, "a number of runs") { $0 > 0 }
    seconds = read("SIMULATION_SECONDS", variables, "a number of seconds") { $0 > 0 && $0 < 1e9 }
    progress = variables["SIMULATION_PROGRESS"]
    graph = variables["SIMULATION_GRAPH"]
  }

  private mutating func read<Value: LosslessStringConvertible>(
    _ name: String,
    _ variables: [String: String],
    _ kind: String,
    isValid: (Value) -> Bool
  ) -> Value? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    guard let value = Value(text), isValid(value) else {
      problems.append("\(name)=\(text) isn't \(kind)")
      return nil
    }
    return value
  }

  func budget(_ budget: SimulationBudget) -> SimulationBudget {
    if let runs { return .runs(runs) }
    if let seconds { return SimulationBudget(time: .seconds(seconds)) }
    return budget
  }
}
