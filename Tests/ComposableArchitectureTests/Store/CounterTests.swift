import ComposableArchitecture
import Testing

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isRunning = false
    @Presents var detail: Detail.State?
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
    case startButtonTapped
    case ticked
    case stopButtonTapped
    case showDetail
    case detail(PresentationAction<Detail.Action>)
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .factButtonTapped:
        return .run { [count = state.count] send in await send(.factResponse("\(count) is good")) }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      case .startButtonTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .ticked:
        state.count += 1
        return .none
      case .stopButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      case .showDetail:
        state.detail = Detail.State()
        return .none
      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Detail() }
  }
}

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action { case nameChanged(String), waitForever, closeButtonTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .waitForever:
        return .run { _ in try await Task.never() }
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@MainActor
@Suite struct CounterTests {
  @Test func `send changes the state`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  @Test func `an effect sends an action`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse) { $0.fact = "0 is good" }
  }

  @Test func `a timer ticks on the test clock`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(3))
    await store.receive(\.ticked) { $0.count = 1 }
    await store.receive(\.ticked) { $0.count = 2 }
    await store.receive(\.ticked) { $0.count = 3 }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
  }

  @Test func `dismissal cancels the effects of the child`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.showDetail) { $0.detail = Detail.State() }
    await store.send(\.detail.presented.nameChanged, "x") { $0.detail?.name = "x" }
    await store.send(\.detail.waitForever)
    await store.send(\.detail.closeButtonTapped)
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func `wrong expectations fail`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await withKnownIssue { await store.send(.incrementButtonTapped) { $0.count = 2 } }
    await withKnownIssue { await store.receive(\.ticked) }
  }

  @Test func `a store runs`() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
    await store.send(.factButtonTapped).finish()
    #expect(store.fact == "1 is good")
  }

  @Test func `observers see the new state`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      let count = MainActor.assumeIsolated { store.count }
      seen.withValue { $0.append(count) }
    }
    store.send(.factResponse("x"))
    #expect(seen.value == [])
    store.send(.incrementButtonTapped)
    store.send(.incrementButtonTapped)
    #expect(seen.value == [1])
  }
}
