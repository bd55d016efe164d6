import Testing

@testable import ComposableArchitecture

/// Stores off the main actor.
@Suite struct StoreActorTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Sendable { var count = 0 }
    enum Action: Sendable { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Feature {
    @ObservableState struct State: Equatable, Sendable {
      var count = 0
      var isOnMainThread = false
      var child = Child.State()
      var sheet: Child.State?
    }
    enum Action: Sendable {
      case increment, load, loaded(Int), never, toggleSheet
      case child(Child.Action)
      case sheet(Child.Action)
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .load:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.loaded(42))
          }
        case .loaded(let count):
          state.count = count
          return .none
        case .never:
          return .run { _ in try await Task.never() }
        case .toggleSheet:
          state.sheet = state.sheet == nil ? Child.State() : nil
          return .none
        case .child, .sheet:
          return .none
        }
      }
      .ifLet(\.sheet, action: \.sheet) { Child() }
    }
  }

  @Test func `it reduces in its isolation`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    await store.send(.increment)
    await store.send(.child(.increment))
    #expect(await store.count == 1)
    #expect(await store.child.count == 1)
    #expect(await store.withState { $0.count } == 1)
  }

  @Test func `effects come back to it`() async {
    let clock = TestClock()
    let store = StoreActor(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.load)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(await store.count == 42)
  }

  @Test func `sends from many tasks are reduced one by one`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...100 {
        group.addTask { for _ in 1...10 { await store.send(.increment) } }
      }
    }
    #expect(await store.count == 1_000)
  }

  @Test func `children run on the same executor`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    let child = await store.scope(\.child, action: \.child)
    await child.send(.increment)
    #expect(await child.count == 1)
    #expect(await store.child.count == 1)
    #expect(await store.scope(\.child, action: \.child) === child)
    let counts = await store.isolated { store in
      let count = child.assumeIsolated {
        $0.send(.increment)
        return $0.count
      }
      return [count, store.child.count]
    }
    #expect(counts == [2, 2])
  }

  @Test func `a child that is missing has no store and a new one gets a new one`() async throws {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    #expect(await store.scope(\.sheet, action: \.sheet) == nil)
    await store.send(.toggleSheet)
    let first = try #require(await store.scope(\.sheet, action: \.sheet))
    await first.send(.increment)
    #expect(await first.count == 1)
    await store.send(.toggleSheet)
    #expect(await first.count == 1)
    await store.send(.toggleSheet)
    let second = try #require(await store.scope(\.sheet, action: \.sheet))
    #expect(second !== first)
    #expect(await second.count == 0)
  }

  @Test func `an actor that shares the executor works with it synchronously`() async {
    actor Session {
      let store = StoreActor(initialState: Feature.State()) { Feature() }
      nonisolated var unownedExecutor: UnownedSerialExecutor { store.unownedExecutor }

      func countAfterIncrementing() -> Int {
        store.assumeIsolated {
          $0.send(.increment)
          return $0.count
        }
      }
    }
    #expect(await Session().countAfterIncrementing() == 1)
  }

  @Test func `a released store is deallocated with its effects and states`() async {
    var store: StoreActor? = StoreActor(initialState: Feature.State()) { Feature() }
    weak let released = store
    let task = await store?.send(.never)
    let states = await store?.states
    store = nil
    #expect(released == nil)
    await task?.finish()
    var seen = 0
    for await _ in states ?? AsyncStream.finished { seen += 1 }
    #expect(seen == 1)
  }

  @Test func `a loop over its states gets the newest one`() async {
    let store = StoreActor(initialState: Feature.State()) { Feature() }
    var counts = await store.states.map(\.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    await store.send(.increment)
    #expect(await counts.next() == 1)
    await store.send(.increment)
    await store.send(.increment)
    #expect(await counts.next() == 3)
  }
}

extension StoreActor {
  /// Runs `body` in the isolation of the store.
  fileprivate func isolated<R: Sendable>(_ body: @Sendable (isolated StoreActor) -> R) -> R {
    body(self)
  }
}
