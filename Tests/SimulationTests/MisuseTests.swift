import ComposableArchitecture
import Foundation
import Simulation
import Testing

@MainActor
struct MisuseTests {
  struct Broken: Error {}

  @Test func `an invariant that throws fails, by its name`() async {
    let options = SimulationOptions(budget: .runs(50), failsTest: false)
    let report = await simulate(PriceFeature.State(), options: options) {
      PriceFeature { try await answer("price(\($0))", .value($0)) }
    } user: { _ in
      [.loadTapped]
    } atRest: { _ in
      throw Broken()
    }
    #expect(report.failure?.message == "the invariant 'atRest' threw MisuseTests.Broken()")
    #expect(report.failure?.steps == 0)
  }

  @Test func `a user without actions is said to do nothing`() async {
    await withKnownIssue {
      await simulate(PriceFeature.State(), options: SimulationOptions(budget: .runs(50))) {
        PriceFeature { try await answer("price(\($0))", .value($0)) }
      } user: { _ in
        []
      }
    } matching: { issue in
      "\(issue)".contains("The simulation did nothing: 'user' returns no action in the initial state")
    }
  }

  @Test func `a feature that never rests is said to go on forever`() async {
    await withKnownIssue {
      await simulate(Endless.State(), options: SimulationOptions(budget: .runs(50))) {
        Endless()
      } user: { state in
        state.isRunning ? [] : [.start]
      }
    } matching: { issue in
      "\(issue)".contains("The feature never came to rest in 50 runs, so 'atRest' was never checked: ")
        && "\(issue)".contains("MisuseTests.swift")
    }
  }

  @Test func `a dependency that isn't overridden is named`() async {
    let options = SimulationOptions(budget: .runs(50), failsTest: false)
    let report = await simulate(PriceFeature.State(), options: options) {
      PriceFeature { currency in
        @Dependency(PriceClient.self) var client
        return try await client.price(currency)
      }
    } user: { _ in
      [.loadTapped]
    }
    #expect(report.failure?.message.contains("PriceClient.price") == true)
    #expect(report.failure?.steps == 1)
  }

  @Test func `a real clock is not reproducible`() async {
    let options = SimulationOptions(budget: .runs(50), failsTest: false)
    let report = await simulate(PriceFeature.State(), options: options) {
      PriceFeature { currency in
        try await Task.sleep(for: .seconds(600))
        return currency
      }
    } user: { _ in
      [.loadTapped]
    }
    #expect(
      report.failure?.message.hasPrefix("not reproducible: the effect SimulationTests/PriceFeature.swift")
        == true
    )
  }

  @Test func `a request of an unstructured task is not reproducible`() async {
    let options = SimulationOptions(budget: .runs(50), failsTest: false)
    let report = await simulate(PriceFeature.State(), options: options) {
      PriceFeature { currency in
        try await Task { try await answer("price(\(currency))", .value(currency)) }.value
      }
    } user: { _ in
      [.loadTapped]
    }
    #expect(report.failure?.message.hasPrefix("not reproducible: ") == true)
  }

  @Test func `an effect that ignores its end is a leak`() async {
    let options = SimulationOptions(budget: .runs(200), checks: .endingEffects, failsTest: false)
    let report = await simulate(PriceFeature.State(), options: options) {
      PriceFeature { currency in
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return currency
      }
    } user: { _ in
      [.loadTapped]
    }
    #expect(report.failure?.message.contains("goes on although its state has been removed") == true)
    #expect(report.failure?.story.last != nil)
  }
}

@Reducer
private struct Endless {
  @ObservableState
  struct State: Codable, Equatable { var isRunning = false }
  enum Action: Codable, Equatable { case start, ticked }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard action == .start else { return .none }
      state.isRunning = true
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
    }
  }
}
