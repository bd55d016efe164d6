import ComposableArchitecture
import Simulation
import Testing

/// A counter with a timer and facts, as in NumberFact. Tags guard it against late answers.
@Reducer
struct FactMutant: Mutant {
  enum Defect: String, CaseIterable, Sendable {
    case noTag, tagOfKindOnly, countKeepsFact, tickKeepsFact, timerGoesOn, twoTimers, wrongCancelID
    case cancelKeepsLoading, lostFailure, randomKeepsTag, overflow, ignoresCancellation
    case retriesForever
  }

  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var count: Int8 = 0
    var kind = "trivia"
    var fact: Fact?
    var load = Phase.idle
    var isTimerRunning = false
    var ticks = 0
    /// The largest possible number of ticks since the timer was started.
    var mostTicks = 0
    var isOverflown = false

    enum Phase: String, Codable, Hashable { case idle, loading }
  }

  struct Fact: Codable, Equatable, Hashable {
    var number: Int8
    var kind: String
  }

  enum Action: Codable, Equatable {
    case increment, jump, kindTapped, factTapped, randomTapped, toggleTimer
    case ticked(second: Int)
    case response(Fact?, number: Int8, kind: String)
    case randomResponse(Fact?, kind: String)
  }

  let defect: Defect?
  let request: @Sendable (String) async throws -> Bool

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case fact, timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        return count(&state, by: 1, keepsFact: defect == .countKeepsFact)

      case .jump:
        state.count = 126
        return forget(&state)

      case .kindTapped:
        state.kind = state.kind == "trivia" ? "math" : "trivia"
        return forget(&state)

      case .factTapped:
        state.load = .loading
        return .run { [number = state.count, kind = state.kind] send in
          let isFound = try? await request("fact(\(number), \(kind))")
          let fact = isFound.map { _ in Fact(number: number, kind: kind) }
          if fact == nil, defect == .retriesForever { while true { _ = try await request("again") } }
          await send(.response(fact, number: number, kind: kind))
        }
        .cancellable(id: CancelID.fact)

      case .randomTapped:
        state.load = .loading
        return .run { [kind = state.kind] send in
          let isFound = try? await request("random(\(kind))")
          await send(.randomResponse(isFound.map { _ in Fact(number: 42, kind: kind) }, kind: kind))
        }
        .cancellable(id: CancelID.fact)

      case .toggleTimer:
        state.isTimerRunning.toggle()
        state.ticks = 0
        guard !state.isTimerRunning else { return timer() }
        return defect == .timerGoesOn || defect == .twoTimers ? .none : .cancel(id: CancelID.timer)

      case .ticked(let second):
        guard state.isTimerRunning || defect == .timerGoesOn else { return .none }
        state.ticks += 1
        state.mostTicks = second
        return count(&state, by: 1, keepsFact: defect == .tickKeepsFact)

      case .response(let fact, let number, let kind):
        let isOther = number != state.count || kind != state.kind
        switch defect {
        case .noTag: break
        case .tagOfKindOnly: if kind != state.kind { return .none }
        default: if isOther { return .none }
        }
        if fact == nil, defect == .lostFailure { return .none }
        state.fact = fact
        state.load = .idle
        return .none

      case .randomResponse(let fact, let kind):
        guard kind == state.kind else { return .none }
        if let fact, defect != .randomKeepsTag { state.count = fact.number }
        state.fact = fact
        state.load = .idle
        return .none
      }
    }
  }

  private func count(_ state: inout State, by step: Int8, keepsFact: Bool) -> Effect<Action> {
    let (count, isOverflow) = state.count.addingReportingOverflow(step)
    if isOverflow, defect == .overflow { state.isOverflown = true }
    guard !isOverflow || defect == .overflow else { return .none }
    state.count = count
    return keepsFact ? .none : forget(&state)
  }

  private func forget(_ state: inout State) -> Effect<Action> {
    state.fact = nil
    if defect != .cancelKeepsLoading { state.load = .idle }
    // Without the tag there is no cancellation either: one guard would hide that the other is missing.
    switch defect {
    case .noTag, .tagOfKindOnly: return .none
    case .wrongCancelID: return .merge(.cancel(id: CancelID.fact), .cancel(id: CancelID.timer))
    default: return .cancel(id: CancelID.fact)
    }
  }

  private func timer() -> Effect<Action> {
    .run { send in
      var second = 0
      while true {
        if defect == .ignoresCancellation {
          try? await clock.sleep(for: .seconds(1))
          if Task.isCancelled { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        } else {
          try await clock.sleep(for: .seconds(1))
        }
        second += 1
        await send(.ticked(second: second))
      }
    }
    .cancellable(id: CancelID.timer)
  }

  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport {
    await Simulation.simulate(State(), options: options) {
      FactMutant(defect: defect) { question in
        try await answer(question, .value(true), .failure(CancellationError()))
      }
    } user: { _ in
      [.increment, .factTapped, .kindTapped, .jump, .randomTapped, .toggleTimer]
    } always: { state in
      if let fact = state.fact {
        #expect(fact.number == state.count)
        #expect(fact.kind == state.kind)
      }
      #expect(state.ticks <= state.mostTicks || state.ticks == 0)
      #expect(state.isTimerRunning || state.ticks == 0)
      #expect(!state.isOverflown)
    } atRest: { state in
      #expect(!state.isTimerRunning)
    }
  }
}
