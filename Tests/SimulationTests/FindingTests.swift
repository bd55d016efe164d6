import ComposableArchitecture
import Simulation
import Testing

@MainActor
struct FindingTests {
  @Test func `a late answer is found and shrunk to the events that matter`() async throws {
    let failure = try #require(await late().failure)
    #expect(failure.stepsFound > 3)
    #expect(failure.steps == 4)
    #expect(
      failure.numberedStory == """
        1 user sends .loadTapped · 2 price(USD) is asked · 3 user sends .currencyTapped · 4 price(EUR) is asked · \
        5 price(EUR) answers "EUR" · 6 an effect sends .response("EUR") · 7 price(USD) answers "USD" · \
        8 an effect sends .response("USD")
        """
    )
    #expect(failure.message.hasPrefix("Expectation failed: (price → \"USD\") == (state.currency → \"EUR\")"))
    #expect(failure.difference?.contains("USD") == true)
  }

  @Test func `the feature without the defect passes`() async {
    let report = await late(cancels: true)
    #expect(report.failure == nil)
    #expect(report.restedRuns > 0)
  }

  @Test func `the same seed finds the same run`() async {
    let first = await late().failure
    let second = await late().failure
    #expect(first?.description == second?.description)
    #expect(first?.stream == second?.stream)
    #expect(ChoiceStream(first?.stream.description ?? "") == first?.stream)
  }

  @Test(arguments: [
    SimulationStrategy.random, .priorities(depth: 3), .exhaustive(steps: 5),
  ])
  func `each strategy finds it`(strategy: SimulationStrategy) async {
    let failure = await late(strategy: strategy, runs: 20_000).failure
    #expect(failure?.steps == 4, "\(failure?.numberedStory ?? "")")
  }

  @Test func `an exhaustive search proves a small feature`() async {
    let report = await late(cancels: true, strategy: .exhaustive(steps: 12), runs: 20_000)
    #expect(report.failure == nil)
    #expect(report.exploration?.isComplete == true)
    #expect(report.exploration?.states ?? 0 > 10)
    print(report.summary)
  }

  @Test func `what occurred is counted, and drawn as a graph`() async {
    let coverage = await late(cancels: true).coverage
    #expect(coverage?.missingActions == [])
    #expect(coverage?.actions["loadTapped"] ?? 0 > 0)
    #expect(coverage?.answers["price(USD) 1/2"] ?? 0 > 0)
    let graph = coverage?.mermaid ?? ""
    #expect(graph.hasPrefix("stateDiagram-v2\n  state \"price nil, load idle\" as s1\n"))
    #expect(graph.contains(": loadTapped ("))
  }

  @Test func `states are counted by their cases, even if the type finds them equal`() async {
    let options = SimulationOptions(budget: .runs(20), seed: 1)
    let report = await simulate(Lamp.State(), options: options) {
      Lamp()
    } user: { _ in
      [.tapped]
    }
    let kinds = report.coverage?.transitions.keys.map { "\($0.from) → \($0.to)" } ?? []
    #expect(
      Set(kinds) == [
        "light off, plain off, named off → light on, plain on, named on",
        "light on, plain on, named on → light off, plain off, named off",
      ]
    )
  }

  @Test func `a state that does not equal itself is found`() async {
    let options = SimulationOptions(budget: .runs(100), seed: 1, failsTest: false)
    let report = await simulate(Gauge.State(), options: options) {
      Gauge()
    } user: { _ in
      [.halved, .broken]
    }
    #expect(report.failure?.message == "a state does not equal itself")
    #expect(report.failure?.numberedStory == "1 user sends .broken")
  }

  private func late(
    cancels: Bool = false,
    strategy: SimulationStrategy = .random,
    runs: Int = 300
  ) async -> SimulationReport {
    let options = SimulationOptions(strategy, budget: .runs(runs), seed: 1, failsTest: false)
    return await simulate(PriceFeature.State(), options: options) {
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

/// A gauge that can break. Then its level is not a number.
@Reducer
struct Gauge {
  struct State: Equatable {
    var level = 1.0
  }

  enum Action { case halved, broken }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.level = action == .broken ? .nan : state.level / 2
      return .none
    }
  }
}

/// A lamp with enums that don't compare their cases.
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var light = Light.off
    var plain = Plain.off
    var named = Named.off
  }

  enum Action { case tapped }

  @CasePathable
  enum Light: Equatable {
    case off
    case on(percent: Int)

    static func == (_: Self, _: Self) -> Bool { true }
  }

  enum Plain: Equatable {
    case off, on

    static func == (_: Self, _: Self) -> Bool { true }
  }

  enum Named: String, Equatable {
    case off, on

    static func == (_: Self, _: Self) -> Bool { true }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      if case .off = state.light {
        (state.light, state.plain, state.named) = (.on(percent: 100), .on, .on)
      } else {
        (state.light, state.plain, state.named) = (.off, .off, .off)
      }
      return .none
    }
  }
}
