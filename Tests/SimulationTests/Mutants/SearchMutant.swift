import ComposableArchitecture
import Simulation
import Testing

/// A list by page with a search, as in Characters and Repository. Only cancellation guards it against late answers.
@Reducer
struct SearchMutant: Mutant {
  enum Defect: String, CaseIterable, Sendable {
    case noCancelInFlight, otherCancelID, cancellationIsAnError, failureKeepsLoading, pageWhileLoading
    case pageSkipped, lastPageMissed, pageBeyondEnd, pageOfNewQuery, lateQuery, clearedWithoutCancel,
      lostError
    case failureClearsList, refreshAppends
  }

  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var query = "a"
    var load = Phase.idle
    var items: [String] = []
    var page = 0
    var hasMore = true
    /// Whether the last response was a failure.
    var hasFailed = false

    enum Phase: String, Codable, Hashable { case idle, loading, loaded, failed, cancelled }
  }

  enum Action: Codable, Equatable {
    case task, refresh, nextPage
    case queryChanged(String)
    case querySettled(String)
    case response(Response, page: Int)
  }

  enum Response: Codable, Equatable { case items([String]), failure, cancelled }

  let defect: Defect?
  let request: @Sendable (String, Int) async throws -> [String]

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case load, other }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return state.load == .idle ? load(1, &state) : .none

      case .refresh:
        return load(1, &state)

      case .nextPage:
        guard state.load == .loaded || (defect == .pageWhileLoading && state.load == .loading) else {
          return .none
        }
        guard state.hasMore || defect == .pageBeyondEnd else { return .none }
        return load(state.page + (defect == .pageSkipped ? 2 : 1), &state)

      case .queryChanged(let query):
        state.query = query
        if defect == .pageOfNewQuery { return .none }
        state.items = []
        (state.page, state.hasMore) = (0, true)
        state.load = .idle
        state.hasFailed = false
        if query.isEmpty {
          return defect == .clearedWithoutCancel ? .none : .cancel(id: CancelID.load)
        }
        let settled = Effect<Action>.run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.querySettled(query))
        }
        return defect == .lateQuery ? settled : settled.cancellable(id: CancelID.load, cancelInFlight: true)

      case .querySettled(let query):
        return load(1, of: query, &state)

      case .response(let response, let page):
        return receive(response, page, &state)
      }
    }
  }

  private func receive(_ response: Response, _ page: Int, _ state: inout State) -> Effect<Action> {
    switch response {
    case .items(let items):
      state.items = page == 1 && defect != .refreshAppends ? items : state.items + items
      state.page = page
      state.hasMore = page < (defect == .lastPageMissed ? 2 : 3)
      state.load = .loaded
      state.hasFailed = false
    case .failure:
      state.hasFailed = true
      if defect == .failureKeepsLoading { return .none }
      if defect == .failureClearsList { state.items = [] }
      state.load = defect == .lostError ? .loaded : .failed
    case .cancelled:
      let before = state.hasFailed ? State.Phase.failed : state.items.isEmpty ? .idle : .loaded
      state.load = defect == .cancellationIsAnError ? .cancelled : before
    }
    return .none
  }

  private func load(_ page: Int, of query: String? = nil, _ state: inout State) -> Effect<Action> {
    let query = query ?? state.query
    guard !query.isEmpty else { return .none }
    state.load = .loading
    let effect = Effect<Action>.run { send in
      do {
        await send(.response(.items(try await request(query, page)), page: page))
      } catch is CancellationError {
        await send(.response(.cancelled, page: page))
      } catch {
        await send(.response(.failure, page: page))
      }
    }
    switch defect {
    case .noCancelInFlight, .pageWhileLoading: return effect.cancellable(id: CancelID.load)
    case .otherCancelID where page == 1: return effect.cancellable(id: CancelID.other, cancelInFlight: true)
    default: return effect.cancellable(id: CancelID.load, cancelInFlight: true)
    }
  }

  struct Offline: Error {}

  @MainActor static func simulate(_ defect: Defect?, _ options: SimulationOptions) async -> SimulationReport {
    await Simulation.simulate(State(), options: options) {
      SearchMutant(defect: defect) { query, page in
        let items = page <= 3 ? ["\(query)\(page)"] : []
        return try await answer(
          "items(\(query), \(page))",
          .value(items),
          .failure(Offline()),
          .failure(CancellationError())
        )
      }
    } user: { _ in
      [.task, .refresh, .nextPage, .queryChanged("b"), .queryChanged("a"), .queryChanged("")]
    } always: { state in
      let query = state.items.first?.prefix(1) ?? ""
      #expect(state.items == ["\(query)1", "\(query)2", "\(query)3"].prefix(state.items.count).map(\.self))
      #expect(state.load != .cancelled)
      #expect(state.page <= 3)
      #expect(state.load != .failed || state.items.count == state.page)
    } atRest: { state in
      if state.load == .loaded {
        #expect(state.items.allSatisfy { $0.hasPrefix(state.query) })
        #expect(state.hasMore == (state.items.count < 3))
        #expect(!state.hasFailed)
      }
      if state.query.isEmpty { #expect(state.items.isEmpty) }
    }
  }
}
