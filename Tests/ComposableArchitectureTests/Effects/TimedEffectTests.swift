import ComposableArchitecture
import Testing

/// `debounce` and `throttle`, beyond the first case.
@MainActor
@Suite struct TimedEffectTests {
  private let clock = TestClock()

  private func store(
    _ effect: @escaping @Sendable (Int, TestClock<Duration>) -> Effect<Int>
  ) -> TestStore<[Int], Int> {
    TestStore(initialState: []) { [clock] in
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action < 10 ? effect(action, clock) : .none
      }
    }
  }

  private func send(_ action: Int, to store: TestStore<[Int], Int>) async {
    await store.send(action) { $0.append(action) }
  }

  private func receive(_ action: Int, of store: TestStore<[Int], Int>) async {
    await store.receive(action) { $0.append(action) }
  }

  @Test func `a debounce runs once per pause`() async {
    let store = store { Effect.send($0 + 10).debounce(id: "d", for: .seconds(1), clock: $1) }
    await send(1, to: store)
    await clock.advance(by: .seconds(1))
    await receive(11, of: store)
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(12, of: store)
  }

  @Test func `debounces with different identifiers do not meet`() async {
    let store = store { Effect.send($0 + 10).debounce(id: $0, for: .seconds(1), clock: $1) }
    await send(1, to: store)
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(11, of: store)
    await receive(12, of: store)
  }

  @Test func `a debounced operation that has begun is replaced`() async {
    let store = store { action, clock in
      Effect.run { send in
        try await clock.sleep(for: .seconds(5))
        await send(action + 10)
      }
      .debounce(id: "d", for: .seconds(1), clock: clock)
    }
    await send(1, to: store)
    await clock.advance(by: .seconds(3))
    await send(2, to: store)
    await clock.advance(by: .seconds(6))
    await receive(12, of: store)
  }

  @Test func `a debounce is cancelled by its identifier`() async {
    let store = store { action, clock in
      action == 0
        ? .cancel(id: "d") : Effect.send(action + 10).debounce(id: "d", for: .seconds(1), clock: clock)
    }
    await send(1, to: store)
    await send(0, to: store)
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `nothing debounced or throttled is nothing`() async {
    let store = store { action, clock in
      action == 1
        ? Effect<Int>.none.debounce(id: "d", for: .seconds(1), clock: clock)
        : Effect<Int>.none.throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
    }
    await send(1, to: store)
    await send(2, to: store)
    await store.finish()
  }

  @Test func `a throttle lets the first through at once`() async {
    let store = store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(1), clock: $1, latest: false) }
    await send(1, to: store)
    await receive(11, of: store)
    await clock.advance(by: .seconds(1))
    await send(2, to: store)
    await receive(12, of: store)
  }

  @Test func `a throttle keeps its pace`() async {
    let store = store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(2), clock: $1, latest: true) }
    await send(1, to: store)
    await receive(11, of: store)
    await clock.advance(by: .seconds(1))
    await send(2, to: store)
    await clock.advance(by: .seconds(1))
    await receive(12, of: store)
    await clock.advance(by: .seconds(1))
    await send(3, to: store)
    await clock.advance(by: .seconds(1))
    await receive(13, of: store)
  }

  @Test func `throttles with different identifiers do not meet`() async {
    let store = store { Effect.send($0 + 10).throttle(id: $0, for: .seconds(1), clock: $1, latest: true) }
    await send(1, to: store)
    await receive(11, of: store)
    await send(2, to: store)
    await receive(12, of: store)
  }

  @Test func `two stores throttle each for itself`() async {
    func make() -> TestStore<[Int], Int> {
      store { Effect.send($0 + 10).throttle(id: "t", for: .seconds(1), clock: $1, latest: true) }
    }
    let (first, second) = (make(), make())
    await send(1, to: first)
    await receive(11, of: first)
    await send(1, to: second)
    await receive(11, of: second)
  }

  /// A part of a feature shares its identifiers, but not its actions.
  @Test func `throttles of a feature and its part do not meet`() async {
    let store = TestStore(initialState: ThrottledParent.State()) { [clock] in ThrottledParent(clock: clock) }
    await store.send(.request(1))
    await store.receive(\.response, 1) { $0.responses = [1] }
    await store.send(.child(.request("a")))
    await store.receive(\.child.response, "a") { $0.child.responses = ["a"] }
    await store.send(.request(2))
    await store.send(.child(.request("b")))
    await store.send(.request(3))
    await store.send(.child(.request("c")))
    await clock.advance(by: .seconds(1))
    await store.receive(\.response, 3) { $0.responses = [1, 3] }
    await store.receive(\.child.response, "c") { $0.child.responses = ["a", "c"] }
  }
}

@Reducer
private struct ThrottledParent {
  struct State: Equatable {
    var child = ThrottledChild.State()
    var responses: [Int] = []
  }

  enum Action {
    case child(ThrottledChild.Action)
    case request(Int)
    case response(Int)
  }

  let clock: TestClock<Duration>

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { ThrottledChild(clock: clock) }
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .request(let number):
        return .send(.response(number)).throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
      case .response(let number):
        state.responses.append(number)
        return .none
      }
    }
  }
}

@Reducer
private struct ThrottledChild {
  struct State: Equatable {
    var responses: [String] = []
  }

  enum Action {
    case request(String)
    case response(String)
  }

  let clock: TestClock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .request(let text):
        return .send(.response(text)).throttle(id: "t", for: .seconds(1), clock: clock, latest: true)
      case .response(let text):
        state.responses.append(text)
        return .none
      }
    }
  }
}
