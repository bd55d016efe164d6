import ComposableArchitecture
import Foundation
import Testing

@testable import Simulation

@MainActor
struct KeptFailureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "simulations-\(UUID())")
  private var file: URL { folder.appending(path: ".KeptFailureTests.simulations") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `a run that fails is kept, and is tried first from then on`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = await price(["SIMULATION_SEED": "1"])
    #expect(first.report.runs > 1)
    let message = try #require(first.issues.first)
    #expect(message.contains("Seed 1. The run is kept in .KeptFailureTests.simulations"))
    let stream = try #require(first.report.failure).stream
    #expect(try kept() == "price\t\(stream)\n")

    // Any other seed finds it at once, without a second line.
    let second = await price(["SIMULATION_SEED": "2"])
    #expect(second.report.runs == 1)
    #expect(second.report.failure?.stream == stream)
    #expect(try kept() == "price\t\(stream)\n")
  }

  @Test func `a kept run that passes lets the search go on`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try keep("price\t2-1\nanother test\t2-2-2\n")
    let result = await price(["SIMULATION_RUNS": "20"], cancels: true)
    #expect(result.issues == [])
    #expect(result.report.runs == 20)
    #expect(try kept() == "price\t2-1\nanother test\t2-2-2\n")
  }

  @Test(arguments: ["price", "price\t2-?", "another test\t2\t2"])
  func `a line that isn't a run is refused`(line: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try keep("another test\t2-2\n\(line)\n")
    let result = await price([:])
    #expect(result.report.runs == 0)
    #expect(
      result.issues == [
        "line 2 of .KeptFailureTests.simulations isn't the name of a test, a tab and a run such as 2-2.0.1; "
          + "remove the line"
      ]
    )
  }

  @Test func `a file that can't be written leaves the run to the message`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let result = await price(["SIMULATION_SEED": "1"])
    let stream = try #require(result.report.failure).stream
    #expect(result.issues.first?.contains("\(stream)") == true)
  }

  @Test func `the seed of the environment decides the runs`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var reports: [SimulationReport] = []
    for seed in [1, 1, 2] {
      reports.append(await price(["SIMULATION_SEED": "\(seed)"], failsTest: false).report)
    }
    #expect(reports[0].failure?.description == reports[1].failure?.description)
    #expect(reports[0].runs == reports[1].runs)
    #expect((reports[0].runs, reports[0].steps) != (reports[2].runs, reports[2].steps))
  }

  @Test func `the number of runs of the environment replaces the budget`() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = await price(["SIMULATION_RUNS": "7"], cancels: true).report
    #expect(report.runs == 7)
    #expect(!report.isInterrupted)
  }

  @Test(arguments: [
    ("SIMULATION_SEED", "abc", "a number, or random"), ("SIMULATION_SEED", "-1", "a number, or random"),
    ("SIMULATION_RUNS", "0", "a number of runs"), ("SIMULATION_RUNS", "many", "a number of runs"),
    ("SIMULATION_SECONDS", "nan", "a number of seconds"),
  ])
  func `a variable that can't be read is named`(name: String, value: String, kind: String) async {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = await price([name: value])
    #expect(result.report.runs == 0)
    #expect(result.issues == ["\(name)=\(value) isn't \(kind)"])
  }

  private func kept() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func keep(_ text: String) throws { try Data(text.utf8).write(to: file) }

  /// Simulates a feature with variables of the environment.
  private func price(
    _ variables: [String: String],
    cancels: Bool = false,
    failsTest: Bool = true
  ) async -> (report: SimulationReport, issues: [String]) {
    let environment = SimulationEnvironment(variables, folder: folder)
    let issues = IssueRecorder()
    let report = await SimulationEnvironment.$current.withValue(environment) {
      await issues {
        await simulate(PriceFeature.State(), options: SimulationOptions(failsTest: failsTest)) {
          PriceFeature(cancels: cancels) { currency in
            try await answer("price(\(currency))", .value(currency), .failure(CancellationError()))
          }
        } user: { _ in
          [.loadTapped, .currencyTapped]
        } atRest: { state in
          if let price = state.price { #expect(price == state.currency) }
        }
      }
    }
    return (report, issues.messages)
  }
}
