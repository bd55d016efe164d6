import ComposableArchitecture
import Simulation
import Testing

/// Shared values in simulated features. Effects and later actions change them too.
@MainActor
struct SharedValueTests {
  @Test(arguments: Stock.Kind.allCases)
  func `a feature whose effects change shared values replays`(kind: Stock.Kind) async {
    let report = await report(kind)
    #expect(report.failure == nil, "\(report.failure?.message ?? "")")
  }

  @Test func `a shared value that a replay does not lead to is found`() async {
    let report = await report(counter: Stock.Counter())
    #expect(report.failure?.message.contains("are replayed without effects") == true)
  }

  @Test func `an invariant sees the shared values of its state`() async {
    let options = SimulationOptions(budget: .runs(50), seed: 1, failsTest: false)
    let report = await simulate(Twin.State(), options: options) {
      Twin()
    } user: { _ in
      [.set(0), .set(3)]
    } always: { state in
      #expect(state.number == state.shared)
    }
    #expect(report.failure == nil, "\(report.failure?.message ?? "")")
  }

  @Test func `a shared value that breaks an invariant is found, even if it is set again at once`() async {
    let options = SimulationOptions(budget: .runs(50), seed: 1, failsTest: false)
    let report = await simulate(Twin.State(), options: options) {
      Twin()
    } user: { _ in
      [.set(0)]
    } always: { state in
      #expect(state.shared != 1)
    }
    #expect(report.failure?.message.contains("state.shared") == true)
  }

  private func report(_ kind: Stock.Kind? = nil, counter: Stock.Counter? = nil) async -> SimulationReport {
    let options = SimulationOptions(budget: .runs(100), seed: 1, failsTest: false)
    return await simulate(Stock.State(), options: options) {
      Stock(kind: kind, counter: counter)
    } user: { _ in
      [.ordered, .counted]
    }
  }
}

/// A stock whose count is shared.
@Reducer
struct Stock {
  /// The ways in which the count is stored and changed.
  enum Kind: CaseIterable { case keyed, plain, replaced, local }

  /// State that isn't in the state.
  @MainActor final class Counter { var count = 0 }

  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("keyed")) var keyed = 0
    @Shared(value: 0) var plain: Int
    @Shared(value: 0) var replaced: Int
    var seen = 0
  }

  enum Action { case ordered, counted }

  var kind: Kind?
  var counter: Counter?

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ordered:
        if kind == .replaced { state.$replaced = Shared(value: state.replaced + 1) }
        return .run { [state] _ in
          switch kind {
          case .keyed: state.$keyed.withLock { $0 += 1 }
          case .plain: state.$plain.withLock { $0 += 1 }
          case .replaced: state.$replaced.withLock { $0 += 1 }
          case .local:
            @Shared(.inMemory("local")) var local = 0
            $local.withLock { $0 += 1 }
          case nil: break
          }
        }

      case .counted:
        @Shared(.inMemory("local")) var local = 0
        if kind == .local { $local.withLock { $0 += 10 } }
        state.seen = state.keyed + state.plain + state.replaced + (kind == .local ? local : 0)
        if let counter {
          MainActor.assumeIsolated {
            counter.count += 1
            state.$plain.withLock { $0 = counter.count }
          }
        }
        return .none
      }
    }
  }
}

/// A number beside a shared number, which are always equal.
@Reducer
struct Twin {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("number")) var shared = 0
    var number = 0
  }

  enum Action { case set(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .set(let number) = action else { return .none }
      state.number = number
      state.$shared.withLock { $0 = number }
      return number % 3 == 2 ? .none : .send(.set(number + 1))
    }
  }
}
