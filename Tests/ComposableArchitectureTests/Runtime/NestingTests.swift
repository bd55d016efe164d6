import Testing

@testable import ComposableArchitecture

/// In separate processes, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: fifty levels are fine") struct NestingTests {
  typealias Action = NestedFeature.Action

  @Test func `fifty sheets above each other`() async {
    await #expect(processExitsWith: .success) {
      let store = StoreActor(initialState: NestedFeature.State(depth: 50), isolation: SmallStack()) {
        NestedFeature()
      }
      await store.send(.nested(.increment, depth: 50))
      await store.send(.nested(.later, depth: 50)).finish()
      let count = await store.withState { $0.innermost }
      precondition(count == 2)

      let tests = TestStoreActor(initialState: NestedFeature.State(depth: 50), isolation: SmallStack()) {
        NestedFeature()
      }
      await tests.send(.nested(.increment, depth: 50)) { $0.setInnermost(1) }
      await tests.send(.nested(.later, depth: 50))
      await tests.receive(.nested(.increment, depth: 50)) { $0.setInnermost(2) }
    }
  }

  @Test func `fifty reducers of different types in each other`() async {
    await #expect(processExitsWith: .success) {
      let fifty = FiftyLevels.reducer
      let count = await fifty.count(on: SmallStack())
      precondition(count == 1)
      await fifty.test(on: SmallStack())
    }
  }
}

/// A feature that can be wrapped in one more level.
private protocol Wrappable: Sendable {
  func count(on isolation: any Actor) async -> Int
  func test(on isolation: any Actor) async
  func wrapped() -> any Wrappable
}

/// Fifty levels of reducers of different types, each scoped to the next.
private enum FiftyLevels {
  static var reducer: any Wrappable {
    var reducer: any Wrappable = Wrapped(reducer: Bottom(), innermost: .increment)
    for _ in 1...50 { reducer = reducer.wrapped() }
    return reducer
  }
}

@Reducer private struct Bottom {
  struct State: Equatable, Sendable, Leveled {
    var count = 0
    var innermost: Int { count }
    mutating func setInnermost(_ count: Int) { self.count = count }
  }
  enum Action: Equatable, Sendable { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

// @unchecked: the reducer has no mutable state.
private struct Wrapped<R: Reducer & SendableMetatype>: Wrappable, @unchecked Sendable
where R.State: Equatable & Sendable & Leveled, R.Action: Equatable & Sendable {
  let reducer: R
  let innermost: R.Action

  func count(on isolation: any Actor) async -> Int {
    let store = StoreActor(initialState: R.State(), isolation: isolation) { reducer }
    await store.send(innermost)
    return await store.withState { $0.innermost }
  }

  func test(on isolation: any Actor) async {
    let store = TestStoreActor(initialState: R.State(), isolation: isolation) { reducer }
    await store.setExhaustivity(.off)
    await store.send(innermost) { $0.setInnermost(1) }
    await store.finish()
  }

  func wrapped() -> any Wrappable {
    Wrapped<Level<R>>(reducer: Level(inner: reducer), innermost: .inner(innermost))
  }
}
