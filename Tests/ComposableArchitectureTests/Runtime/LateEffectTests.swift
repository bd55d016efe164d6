import ComposableArchitecture
import Testing

/// Effects that begin after their row has been removed, and tasks that send after their effect has ended.
@MainActor
@Suite struct LateEffectTests {
  typealias Child = EffectLifetimeTests.Child

  @Reducer struct List {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
    }
    enum Action: Equatable {
      case rows(IdentifiedActionOf<Child>)
      case remove(id: Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .remove(let id) = action { state.rows.remove(id: id) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Child() }
    }
  }

  /// Starts the effects of a feature a second later.
  struct Later<Base: Reducer>: Reducer {
    let base: Base
    @Dependency(\.continuousClock) var clock

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      let effect = base.reduce(into: &state, action: action)
      return .concatenate(.run { [clock] _ in try await clock.sleep(for: .seconds(1)) }, effect)
    }
  }

  @Test(arguments: [1, 2])
  func `an effect of a row that begins after the row was removed is cancelled`(removed: Int) async {
    let clock = TestClock()
    let store = TestStore(initialState: List.State()) {
      Later(base: List())
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.rows(.element(id: 1, action: .start)))
    await store.send(.remove(id: removed)) { $0.rows.remove(id: removed) }
    await clock.advance(by: .seconds(2))
    if removed == 1 { await store.finish() } else { await store.skipInFlightEffects() }
  }

  @Test func `a task that outlives its effect isn't overlooked`() async {
    let messages = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { _, action in
          action == 0 ? .run { send in Task { await send(1) } } : .none
        }
      }
      await store.send(0)
    }
    #expect(
      messages.contains { $0.contains("unexpected action") || $0.contains("must be handled") },
      "\(messages)"
    )
    #expect(messages.contains { $0.contains("An action was sent from a completed effect") }, "\(messages)")
  }

  @Test func `a test store off the main actor is made on it`() async {
    let store = TestStoreActor(initialState: List.State()) { List() }
    await store.send(.remove(id: 1)) { $0.rows.remove(id: 1) }
  }

  @Test func `hundreds of actions of two effects come in one order`() async {
    var orders: Set<[Int]> = []
    for _ in 1...2 {
      let store = TestStoreActor(initialState: [Int]()) {
        Reduce<[Int], Int> { state, action in
          state.append(action)
          guard action == 0 else { return .none }
          return .merge(
            .run { send in for number in 1...200 { await send(number) } },
            .run { send in
              for number in 1...200 {
                await Task.yield()
                await send(1_000 + number)
              }
            }
          )
        }
      }
      await store.setExhaustivity(.off)
      await store.send(0)
      await store.finish()
      await store.skipReceivedActions(strict: false)
      orders.insert(await store.state)
    }
    #expect(orders.count == 1)
    #expect(orders.first?.count == 401)
  }
}
