import ComposableArchitecture
import Foundation
import IssueReporting
import Testing

/// The call of a simulation: its environment, the failing runs that are kept, and what it reports.
@MainActor
struct SimulationSession {
  let options: SimulationOptions
  let place: SimulationPlace

  func report<R>(of simulation: FeatureSimulation<R>) async -> SimulationReport {
    let environment = SimulationEnvironment.current
    guard environment.problems.isEmpty else {
      self.report(environment.problems.joined(separator: "; "))
      return SimulationReport()
    }
    let search = SimulationSearch(simulation)
    search.strategy = options.strategy
    search.budget = environment.budget(options.budget)
    let seed = environment.seed ?? options.seed ?? place.seed
    search.seed = seed
    let kept = KeptFailures(place, in: environment.folder)
    do {
      if options.failsTest { search.kept = try kept.streams() }
    } catch {
      self.report("\(error)")
      return SimulationReport()
    }
    search.progress = SimulationProgress(environment, place.function).callAsFunction
    var report = await RunIssues().collecting { await search.search() }
    SimulationProgress.finish(report, environment, place.function)
    if let failure = report.failure {
      report.failure?.testSource = FailingTest(failure, of: simulation, at: place).text
    }
    guard options.failsTest else { return report }
    if let failure = report.failure {
      kept.add(failure.stream)
      fail(failure, seed, kept)
    } else if report.runs > 0 {
      warn(report)
    }
    return report
  }

  private func fail(_ failure: SimulationFailure, _ seed: UInt64, _ kept: KeptFailures) {
    report(
      """
      \(failure)

      Seed \(seed). The run is kept in \(kept.name), and is tried first from now on: \(failure.stream)
      It was found with \(failure.stepsFound) events, and shrunk to \(failure.steps).

      This test fails in the same way without a simulation:

      \(failure.testSource)
      """
    )
  }

  /// Fails if the simulation has checked nothing.
  private func warn(_ report: SimulationReport) {
    if report.steps == 0 {
      self.report(
        "The simulation did nothing: 'user' returns no action in the initial state, and nothing else happens. "
          + "Return the actions that a user could send."
      )
    } else if report.restedRuns == 0, report.runs >= 20, report.exploration == nil {
      self.report(
        """
        The feature never came to rest in \(report.runs) runs, so 'atRest' was never checked: \
        \(report.restlessEffect ?? "an effect") goes on forever. Each run waited for up to 100 answers and sleeps. Let \
        the user stop it, or leave its start out of 'user'.
        """
      )
    }
  }

  private func report(_ message: String) {
    reportIssue(
      message,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}

extension RunIssues {
  /// Runs an operation, and collects the issues that are recorded in it.
  @MainActor
  func collecting<Value: Sendable>(
    _ operation: @escaping @MainActor @Sendable () async -> Value
  ) async -> Value {
    let scoped: @MainActor @Sendable () async -> Value = {
      await reports { await RunIssues.$current.withValue(self) { await operation() } }
    }
    // Without a test, as in a program, expectations can't be recorded anyway.
    guard let test = Test.current else { return await scoped() }
    let value = LockIsolated<Value?>(nil)
    let trait = IssueHandlingTrait.filterIssues { issue in
      self.record(issue)
      return false
    }
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      let result = await scoped()
      value.withValue { $0 = result }
    }
    if let value = value.value { return value }
    return await scoped()
  }
}
