import ComposableArchitecture
import Foundation
import Simulation
import Testing

/// A feature in which a defect can be planted.
protocol Mutant {
  associatedtype Defect: CaseIterable & RawRepresentable & Sendable where Defect.RawValue == String

  /// Simulates the feature.
  ///
  /// - Parameters:
  ///   - defect: The planted defect; `nil` for none.
  ///   - options: The options.
  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport
}

@MainActor
extension Mutant {
  /// Looks for a defect with a simulation, and with sequential runs to compare.
  static func find(_ defect: Defect) async {
    let budget = SimulationBudget(time: .seconds(10))
    let seed = ProcessInfo.processInfo.environment["SIMULATION_MUTANTS_SEED"].flatMap { UInt64($0) } ?? 7
    let report = await simulate(defect, SimulationOptions(budget: budget, seed: seed, failsTest: false))
    #expect(report.failure != nil, "\(Self.self) \(defect.rawValue) was not found in \(report.summary)")
    guard let path = ProcessInfo.processInfo.environment["SIMULATION_MUTANTS"] else { return }
    let sequential = SimulationOptions(.sequential, budget: .runs(500), seed: 7, failsTest: false)
    let control = await simulate(defect, sequential)
    let row = [
      "\(Self.self) \(defect.rawValue)",
      "\(report.steps)",
      report.failure.map { "\($0.steps)" } ?? "not found",
      String(format: "%.2f", report.time / .seconds(1)),
      control.failure == nil ? "no" : "yes",
    ]
    let line = "| " + row.joined(separator: " | ") + " |\n"
    let known = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try? Data((known + line).utf8).write(to: URL(filePath: path))
    print(line, report.failure?.numberedStory ?? "", report.failure?.message.prefix(200) ?? "")
  }

  /// Checks that the feature without a defect passes.
  static func pass() async {
    let steps = ProcessInfo.processInfo.environment["SIMULATION_MUTANTS_STEPS"].flatMap { Int($0) } ?? 3_000
    let report = await simulate(nil, SimulationOptions(budget: .steps(steps), seed: 7, failsTest: false))
    #expect(report.failure == nil, "\(report.failure.map { "\($0)" } ?? "")")
    #expect(report.restedRuns > 0)
  }
}

/// Plants defects, one at a time: all of them are found. A table of them is written to the file that the variable
/// `SIMULATION_MUTANTS` names.
@MainActor
@Suite(.serialized)
struct MutantTests {
  @Test(arguments: SearchMutant.Defect.allCases)
  func `a defect of a search is found`(defect: SearchMutant.Defect) async {
    await SearchMutant.find(defect)
  }

  @Test(arguments: FactMutant.Defect.allCases)
  func `a defect of a counter with facts is found`(defect: FactMutant.Defect) async {
    await FactMutant.find(defect)
  }

  @Test(arguments: FavoriteMutant.Defect.allCases)
  func `a defect of a favorite is found`(defect: FavoriteMutant.Defect) async {
    await FavoriteMutant.find(defect)
  }

  @Test(arguments: RowsMutant.Defect.allCases)
  func `a defect of rows with a detail is found`(defect: RowsMutant.Defect) async {
    await RowsMutant.find(defect)
  }

  @Test(arguments: RuntimeMutant.Defect.allCases)
  func `a defect of the runtime is found`(defect: RuntimeMutant.Defect) async {
    await RuntimeMutant.find(defect)
  }

  @Test func `the features without defects pass`() async {
    await SearchMutant.pass()
    await FactMutant.pass()
    await FavoriteMutant.pass()
    await RowsMutant.pass()
    await RuntimeMutant.pass()
  }
}
