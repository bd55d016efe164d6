import ComposableArchitecture
import Foundation
import Platform

/// A search for a run that fails.
@MainActor
final class SimulationSearch<R: Reducer> where R.State: Equatable {
  let simulation: FeatureSimulation<R>
  var strategy = SimulationStrategy.random
  var budget = SimulationBudget()
  var seed: UInt64 = 0
  /// The streams to try first.
  var kept: [ChoiceStream] = []
  /// Called from time to time. Returns whether the search goes on.
  var progress: @MainActor (SimulationReport) -> Bool = { _ in true }

  private var report = SimulationReport()
  private var isOver = false
  /// The processor time that has been counted.
  private var counted = ProcessorTime.now

  init(_ simulation: FeatureSimulation<R>) { self.simulation = simulation }

  /// Searches until a run fails, or the budget is spent.
  func search() async -> SimulationReport {
    counted = ProcessorTime.now
    var failed: SimulatedRun?
    for stream in kept where failed == nil {
      let run = await run(Choices(stream), RandomScheduler())
      if run.failure != nil { failed = run }
    }
    if failed == nil { failed = await searchByStrategy() }
    countTime()
    report.coverage = SimulationCoverage(simulation.coverage, actions: Self.actionNames)
    if let failed { report.failure = await failure(failed) }
    return report
  }

  private func searchByStrategy() async -> SimulatedRun? {
    if case .exhaustive(let steps) = strategy { return await searchAll(steps) }
    var number: UInt64 = 0
    while !isOver {
      var random = SplitMix64(seed: seed &+ number &* 0xD1B5_4A32_D192_ED03)
      number += 1
      let runSeed = random.next()
      let choices = Choices(
        seed: runSeed,
        // Every other run is calm: most defects need no certain order of jobs.
        isCalm: number % 2 == 1 || strategy == .sequential,
        // The slow checks need few runs, because most of what they find is in every run.
        isThorough: runSeed % (number <= 100 ? 4 : 8) == 0
      )
      let run = await run(choices, scheduler())
      if run.failure != nil { return run }
    }
    return nil
  }

  private func scheduler() -> any EventScheduler {
    switch strategy {
    case .random, .exhaustive: RandomScheduler()
    case .sequential: SequentialScheduler()
    case .priorities(let depth, let steps): PriorityScheduler(depth: depth, length: max(1, steps))
    }
  }

  private func searchAll(_ steps: Int) async -> SimulatedRun? {
    var search = ExhaustiveSearch(mostSteps: steps) { [self] choices, steps in
      guard !isOver else { return nil }
      return await run(choices, RandomScheduler(), stopAfter: steps)
    }
    let failed = await search.search()
    report.exploration = SimulationExploration(
      states: search.states,
      transitions: search.transitions,
      isComplete: search.isComplete
    )
    return failed
  }

  /// Makes a run of the search, and counts it.
  private func run(
    _ choices: Choices,
    _ scheduler: any EventScheduler,
    stopAfter: Int? = nil
  ) async -> SimulatedRun {
    let run = await simulation.run(choices, scheduler: scheduler, stopAfter: stopAfter)
    report.count(run)
    // To ask for the processor time is slow.
    if report.runs % 4 == 0 { countTime() }
    isOver = !report.isWithin(budget)
    if report.runs % 16 == 0 {
      if !progress(report) {
        isOver = true
        report.isInterrupted = true
      }
      // Lets other work of the main actor go on.
      await Task.yield()
      counted = ProcessorTime.now
    }
    return run
  }

  private func countTime() {
    let now = ProcessorTime.now
    // A task may go on in another thread, with another clock.
    report.time += max(.zero, now - counted)
    counted = now
  }

  // MARK: Failures

  private func failure(_ failed: SimulatedRun) async -> SimulationFailure {
    let start = ProcessorTime.now
    let simulation = simulation.withoutCoverage
    var attempts = 0
    let calm = failed.isInterleaved ? await calmRun(failing: failed.failure?.signature) : nil
    var shrinker = Shrinker(calm ?? failed) { stream in
      attempts += 1
      guard attempts < 5_000, ProcessorTime.now - start < .seconds(10) else { return nil }
      return await simulation.run(Choices(stream), scheduler: RandomScheduler())
    }
    await shrinker.shrink()
    let best = shrinker.best
    let told = await simulation.run(Choices(best.stream), scheduler: RandomScheduler(), isTold: true)
    let again = await simulation.run(Choices(best.stream), scheduler: RandomScheduler(), isTold: true)
    let failure = told.failure ?? best.failure
    var message = failure?.message ?? ""
    if told.story != again.story || told.failure?.signature != best.failure?.signature {
      message =
        "not reproducible: the same choices led to two different runs, so the feature depends on something that the "
        + "simulation doesn't control, such as the order of a set\n" + message
    }
    return SimulationFailure(
      message: message,
      signature: failure?.signature ?? "",
      stream: best.stream,
      stepsFound: failed.steps,
      steps: best.steps,
      shrinkingTime: ProcessorTime.now - start,
      story: told.story,
      difference: told.difference,
      run: told
    )
  }

  /// Returns a run that fails in the same way, with jobs in their order: it is simpler to understand.
  private func calmRun(failing signature: String?) async -> SimulatedRun? {
    var random = SplitMix64(seed: seed)
    let simulation = simulation.withoutCoverage
    for _ in 0..<500 {
      let choices = Choices(seed: random.next(), isCalm: true)
      let run = await simulation.run(choices, scheduler: RandomScheduler())
      if run.failure?.signature == signature { return run }
    }
    return nil
  }

  /// The names of the cases of the actions.
  private static var actionNames: [String] {
    guard let type = R.Action.self as? any CasePathIterable.Type else { return [] }
    return names(of: type)
  }

  private static func names<Action: CasePathIterable>(of _: Action.Type) -> [String] {
    Action.allCasePaths.map { String($0._caseDescription().dropFirst(2)) }
  }
}

extension FeatureSimulation {
  /// The same simulation, without counting what occurs.
  var withoutCoverage: Self {
    var copy = self
    copy.coverage = Coverage()
    return copy
  }
}
