import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 1: one queue, sent to from within") struct ReentrancyTests {
  /// A reducer that logs the beginning and the end of each reduction, and sends other actions within it.
  @Reducer struct Echo {
    struct State: Equatable { var log: [String] = [] }
    indirect enum Action: Equatable, Sendable {
      case say(String)
      /// A closure that sends `inner` within the reduction.
      case nest(String, inner: [Action])
      /// Returns effects that send.
      case effect(String, [Action])
      case run(String, [Action])
    }
    let log: LockIsolated<[String]>
    var sendAgain: @Sendable (Action) -> Void = { _ in }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .say(let name):
          log.withValue { $0.append(name) }
          return .none
        case .nest(let name, let inner):
          log.withValue { $0.append("\(name)(") }
          for action in inner { sendAgain(action) }
          log.withValue { $0.append(")\(name)") }
          return .none
        case .effect(let name, let actions):
          log.withValue { $0.append(name) }
          return .merge(actions.map { .send($0) })
        case .run(let name, let actions):
          log.withValue { $0.append(name) }
          return .run { send in for action in actions { await send(action) } }
        }
      }
    }
  }

  /// Returns the log of sending `actions` to a live store.
  private func log(_ actions: Echo.Action...) async -> [String] {
    let (log, box) = (LockIsolated<[String]>([]), LockIsolated<StoreOf<Echo>?>(nil))
    let store = Store(initialState: Echo.State()) {
      Echo(log: log) { action in
        MainActor.assumeIsolated { _ = box.value?.send(action) }
      }
    }
    box.setValue(store)
    for action in actions { await store.send(action).finish() }
    box.setValue(nil)
    return log.value
  }

  @Test func `sends three deep wait their turn in the order in which they were sent`() async {
    let log = await log(
      .nest("a", inner: [.nest("b", inner: [.nest("c", inner: [.say("d")]), .say("e")]), .say("f")])
    )
    #expect(log == ["a(", ")a", "b(", ")b", "f", "c(", ")c", "e", "d"])
  }

  @Test func `what an effect sends synchronously comes after what was sent within the reduction`() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action < 3 ? .merge(.send(action * 10), .send(action * 10 + 1)) : .none
      }
    }
    store.send(1)
    store.send(2)
    #expect(store.withState { $0 } == [1, 10, 11, 2, 20, 21])
  }

  @Test func `effects of effects queue behind those that were there before`() async {
    let log = await log(
      .effect("a", [.effect("b", [.say("c")]), .effect("d", [.say("e")])])
    )
    #expect(log == ["a", "b", "d", "c", "e"])
  }

  @Test func `the task of an action that waits its turn ends with its effects`() async {
    let (log, box) = (LockIsolated<[String]>([]), LockIsolated<StoreOf<Echo>?>(nil))
    let inner = LockIsolated<StoreTask?>(nil)
    let store = Store(initialState: Echo.State()) {
      Echo(log: log) { action in
        MainActor.assumeIsolated {
          let task = box.value?.send(action); inner.setValue(task)
        }
      }
    }
    box.setValue(store)
    store.send(.nest("a", inner: [.run("b", [.say("c")])]))
    await inner.value?.finish()
    #expect(log.value == ["a(", ")a", "b", "c"])
    box.setValue(nil)
  }

  /// The actions, and the order in which they are reduced, are the same in every kind of store.
  @Test func `all kinds of stores reduce in the same order`() async {
    let actions: [Echo.Action] = [
      .effect(
        "a",
        [.effect("b", [.say("c")]), .say("d"), .run("e", [.effect("f", [.say("g")]), .say("h")])]
      ),
      .run("i", [.run("j", [.say("k")]), .effect("l", [.say("m")])]),
    ]
    let expected = ["a", "b", "d", "e", "c", "f", "g", "h"]
    let (live, actor, test, testActor) = (
      LockIsolated<[String]>([]), LockIsolated<[String]>([]), LockIsolated<[String]>([]),
      LockIsolated<[String]>([])
    )
    let store = Store(initialState: Echo.State()) { Echo(log: live) }
    let storeActor = Self.storeActor(actor)
    let testStore = TestStore(initialState: Echo.State()) { Echo(log: test) }
    let testStoreActor = Self.testStoreActor(testActor)
    testStore.exhaustivity = .off
    await testStoreActor.setExhaustivity(.off)
    for action in actions {
      await store.send(action).finish()
      await storeActor.send(action).finish()
      await testStore.send(action).finish()
      await testStoreActor.send(action).finish()
    }
    #expect(Array(live.value.prefix(8)) == expected)
    #expect(Set(live.value.dropFirst(8)) == ["i", "j", "k", "l", "m"])
    #expect(actor.value.prefix(8) == live.value.prefix(8))
    #expect(test.value.prefix(8) == live.value.prefix(8))
    #expect(testActor.value == test.value)
  }

  private nonisolated static func storeActor(_ log: LockIsolated<[String]>) -> StoreActorOf<Echo> {
    StoreActor(initialState: Echo.State()) { Echo(log: log) }
  }

  private nonisolated static func testStoreActor(_ log: LockIsolated<[String]>) -> TestStoreActorOf<Echo> {
    TestStoreActor(initialState: Echo.State()) { Echo(log: log) }
  }

  @Test func `a chain of ten thousand synchronous effects runs in a test store`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action == 0 ? .none : .send(action - 1)
      }
    }
    await store.send(10_000) { $0 = 10_000 }
    await store.skipReceivedActions()
    #expect(store.state == 0)
  }

  @Test func `a chain of ten thousand synchronous effects runs in a scoped child`() {
    let store = Store(initialState: QueueParent.State()) { QueueParent() }
    store.send(.child(.countDown(10_000)))
    #expect(store.withState(\.child.log) == [0])
  }

  @Test func `ten thousand actions sent from within one reduction all run`() {
    let box = LockIsolated<Store<Int, Int>?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        if action == 0 {
          for _ in 1...10_000 { MainActor.assumeIsolated { _ = box.value?.send(1) } }
        }
        return .none
      }
    }
    box.setValue(store)
    store.send(0)
    #expect(store.withState { $0 } == 10_001)
    box.setValue(nil)
  }

  @Test func `merges of ten thousand effects keep their order`() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .merge((1...10_000).map { .send($0) }) : .none
      }
    }
    store.send(0)
    #expect(store.withState { $0 } == Array(0...10_000))
  }

  @Test func `concatenations of ten thousand synchronous effects need no stack`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let store = Store(initialState: [Int]()) {
          Reduce<[Int], Int> { state, action in
            state.append(action)
            return action == 0 ? .concatenate((1...10_000).map { .send($0) }) : .none
          }
        }
        store.send(0)
        precondition(store.withState { $0 } == Array(0...10_000))
      }
    }
  }

  @Test func `a store may be sent to from the observer of another store`() {
    let first = Store(initialState: QueueTests.Recorder.State()) { QueueTests.Recorder() }
    let second = Store(initialState: QueueTests.Recorder.State()) { QueueTests.Recorder() }
    let subscription = StoreSubscription {
      MainActor.assumeIsolated { _ = second.send(.number(first.withState(\.log.count))) }
    }
    first.core.subscribe(subscription)
    first.send(.effects([5, 6]))
    #expect(first.withState(\.log) == [0, 5, 6])
    #expect(second.withState(\.log) == [1, 2, 3])
  }

  @Reducer struct QueueParent {
    struct State: Equatable { var child = QueueTests.Recorder.State() }
    enum Action { case child(QueueTests.Recorder.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { QueueTests.Recorder() }
    }
  }
}
