import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 1: one queue") struct QueueTests {
  @Reducer struct Recorder {
    struct State: Equatable { var log: [Int] = [] }
    enum Action { case number(Int), effects([Int]), countDown(Int), nested }
    var sendAgain: @Sendable @MainActor (Action) -> Void = { _ in }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .number(let number):
          state.log.append(number)
          return .none
        case .effects(let numbers):
          state.log.append(0)
          return .merge(numbers.map { .send(.number($0)) })
        case .countDown(let count):
          state.log = [count]
          return count == 0 ? .none : .send(.countDown(count - 1))
        case .nested:
          state.log.append(100)
          MainActor.assumeIsolated { sendAgain(.number(1)) }
          state.log.append(101)
          return .send(.number(2))
        }
      }
    }
  }

  @Test func `actions run in the order in which they were sent`() {
    let store = Store(initialState: Recorder.State()) { Recorder() }
    for number in 1...5 { store.send(.number(number)) }
    #expect(store.withState(\.log) == [1, 2, 3, 4, 5])
  }

  @Test func `synchronous effects run before anything that is sent later`() {
    let store = Store(initialState: Recorder.State()) { Recorder() }
    store.send(.effects([1, 2]))
    store.send(.number(3))
    #expect(store.withState(\.log) == [0, 1, 2, 3])
  }

  @Test func `an action sent from within a reduction waits its turn`() {
    let box = LockIsolated<StoreOf<Recorder>?>(nil)
    let store = Store(initialState: Recorder.State()) {
      Recorder(sendAgain: { action in _ = box.value?.send(action) })
    }
    box.setValue(store)
    store.send(.nested)
    #expect(store.withState(\.log) == [100, 101, 1, 2])
    box.setValue(nil)
  }

  @Test func `a chain of ten thousand synchronous effects needs no stack`() {
    let store = Store(initialState: Recorder.State()) { Recorder() }
    store.send(.countDown(10_000))
    #expect(store.withState(\.log) == [0])
  }

  @Test func `the test store follows the same order`() async {
    let store = TestStore(initialState: Recorder.State()) { Recorder() }
    await store.send(.effects([1, 2])) { $0.log = [0] }
    await store.receive(\.number, 1) { $0.log = [0, 1] }
    await store.receive(\.number, 2) { $0.log = [0, 1, 2] }
  }

  @Reducer struct Runner {
    struct State: Equatable { var log: [String] = [] }
    enum Action { case start, finished }
    let log: LockIsolated<[String]>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            log.withValue { $0.append("operation") }
            await send(.finished)
          }
        case .finished:
          log.withValue { $0.append("finished") }
          return .none
        }
      }
    }
  }

  @Test func `an operation never runs inside send`() async {
    let log = LockIsolated<[String]>([])
    let store = TestStore(initialState: Runner.State()) { Runner(log: log) }
    let (_, group) = store.core.send(.start, at: .here)
    log.withValue { $0.append("sent") }
    await store.core.quiesce()
    #expect(log.value == ["sent", "operation", "finished"])
    #expect(group?.isEmpty == true)
    await store.receive(\.finished)
  }

  @Test func `an action sent from an observer waits its turn`() {
    let store = Store(initialState: Recorder.State()) { Recorder() }
    var seen: [[Int]] = []
    let viewStore = ViewStore(store, observe: { $0.log })
    let subscription = StoreSubscription {
      MainActor.assumeIsolated {
        seen.append(store.withState(\.log))
        if seen.count == 1 { store.send(.number(7)) }
      }
    }
    store.core.subscribe(subscription)
    store.send(.effects([1]))
    #expect(seen == [[0], [0, 1], [0, 1, 7]])
    #expect(viewStore.state == [0, 1, 7])
  }
}
