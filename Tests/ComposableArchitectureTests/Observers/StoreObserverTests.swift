import ComposableArchitecture
import Testing

/// A store observer sees each action, each reduction and each effect. A store without one has no costs.
@MainActor
@Suite struct StoreObserverTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var count = 0
      @Presents var child: Feature.State?
    }
    enum Action {
      case increment, chain, load, loaded, wait, stop, waitTwice, childButtonTapped
      indirect case child(PresentationAction<Feature.Action>)
    }
    enum ID { case wait }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .chain:
          return .send(.increment)
        case .load:
          return .run(name: "load") { await $0(.loaded) }
        case .loaded:
          return .none
        case .wait:
          return .run(name: "wait") { _ in try await Task.never() }.cancellable(id: ID.wait)
        case .stop:
          return .cancel(id: ID.wait)
        case .waitTwice:
          return .concatenate(
            .run(name: "first") { _ in },
            .merge(.run(name: "second") { _ in }, .send(.increment))
          )
        case .childButtonTapped:
          state.child = Feature.State()
          return .none
        case .child:
          return .none
        }
      }
      .ifLet(\.$child, action: \.child) { Feature() }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State { var child = Feature.State() }
    enum Action {
      case child(Feature.Action)
      case parentButtonTapped
    }
    let observer: RecordingObserver
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Feature().observed(by: observer) }
    }
  }

  private func store(_ observer: RecordingObserver) -> TestStoreOf<Feature> {
    let store = TestStore(initialState: Feature.State()) { Feature().observed(by: observer) }
    store.exhaustivity = .off
    return store
  }

  @Test func `an action and its reduction are seen`() async {
    let observer = RecordingObserver()
    await store(observer).send(.increment)
    #expect(observer.events == ["will reduce increment", "did reduce increment"])
    #expect(observer.durations.count == 1)
    #expect(observer.durations.allSatisfy { $0 > .zero })
  }

  @Test func `the actions of synchronous effects are seen as separate reductions`() async {
    let observer = RecordingObserver()
    await store(observer).send(.chain)
    #expect(
      observer.events == [
        "will reduce chain", "did reduce chain", "will reduce increment", "did reduce increment",
      ]
    )
  }

  @Test func `an effect is seen from its start to its end and so is what it sends`() async {
    let observer = RecordingObserver()
    let store = store(observer)
    await store.send(.load)
    await store.receive(\.loaded)
    await store.finish()
    #expect(
      observer.events == [
        "will reduce load", "did reduce load", "started load",
        "will reduce loaded", "did reduce loaded from load", "ended load",
      ]
    )
  }

  @Test func `a cancelled effect is said to be cancelled once and then to have ended`() async {
    let observer = RecordingObserver()
    let store = store(observer)
    await store.send(.wait)
    await store.send(.stop)
    await store.send(.stop)
    await store.finish()
    #expect(
      observer.events.filter { $0.hasSuffix("wait") && !$0.contains("reduce") } == [
        "started wait", "cancelled wait", "ended wait",
      ]
    )
  }

  @Test func `an effect of a child that goes away is cancelled`() async {
    let observer = RecordingObserver()
    let store = store(observer)
    await store.send(.childButtonTapped)
    await store.send(.child(.presented(.wait)))
    await store.send(.child(.dismiss))
    await store.finish()
    #expect(observer.events.contains("cancelled wait"))
  }

  @Test func `the effects within other effects are seen`() async {
    let observer = RecordingObserver()
    let store = store(observer)
    await store.send(.waitTwice)
    await store.finish()
    for line in ["started first", "ended first", "started second", "ended second"] {
      #expect(observer.events.contains(line), "\(line)")
    }
  }

  @Test func `an observer of a child sees nothing of its parent`() async {
    let observer = RecordingObserver()
    let store = Store(initialState: Parent.State()) { Parent(observer: observer) }
    store.send(.parentButtonTapped)
    #expect(observer.events.isEmpty)
    await store.send(.child(.load)).finish()
    #expect(observer.events.contains("did reduce loaded from load"))
    #expect(observer.events.contains("ended load"))
  }

  @Test func `states are kept only for an observer that compares them`() async {
    let (comparing, plain) = (RecordingObserver(comparesStates: true), RecordingObserver())
    let store = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      .observed(by: comparing)
      .observed(by: plain)
    }
    store.send(2)
    #expect(comparing.events == ["will reduce 2", "did reduce 2: 1 → 3"])
    #expect(plain.events == ["will reduce 2", "did reduce 2"])
  }

  @Test func `a difference is computed on demand`() {
    struct Differences: StoreObserver {
      let found = LockIsolated<[String?]>([])
      var comparesStates: Bool { true }
      func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
        let difference = reduction.stateDifference()
        found.withValue { $0.append(difference) }
      }
    }
    let observer = Differences()
    let store = Store(initialState: Feature.State()) { Feature().observed(by: observer) }
    store.send(.increment)
    store.send(.loaded)
    let differences = observer.found.value
    #expect(differences.count == 2)
    #expect(differences.first??.contains("count: 1") == true)
    #expect(differences.last == .some(nil))
  }

  @Test func `an action is known to come from the owner an operation or a synchronous effect`() async {
    let observer = CauseObserver()
    let store = TestStore(initialState: Feature.State()) { Feature().observed(by: observer) }
    store.exhaustivity = .off
    await store.send(.chain)
    await store.send(.load)
    await store.send(.waitTwice)
    await store.receive(\.increment)
    let (ids, causes) = (observer.reductions.value.map(\.id), observer.reductions.value.map(\.cause))
    #expect(ids == ids.sorted() && Set(ids).count == 6)
    #expect(
      observer.reductions.value.map(\.action) == [
        "chain", "increment", "load", "loaded", "waitTwice", "increment",
      ]
    )
    #expect(causes[0] == .user && causes[2] == .user && causes[4] == .user)
    #expect(causes[1] == .send(reductionID: ids[0]))
    if case .operation(let effect) = causes[3] {
      #expect(effect.name == "load" && effect.reductionID == ids[2])
    } else {
      Issue.record("\(causes[3]) isn't an operation")
    }
    #expect(causes[5] == .send(reductionID: ids[4]))
  }

  private struct CauseObserver: StoreObserver {
    let reductions = LockIsolated<[(id: UInt64, action: String, cause: ActionCause)]>([])
    func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
      let (id, action, cause) = (reduction.id, "\(reduction.action)", reduction.cause)
      reductions.withValue { $0.append((id, action, cause)) }
    }
  }

  @Test func `an action that an observer sends waits its turn`() {
    struct Echo: StoreObserver {
      let store = LockIsolated<Store<[Int], Int>?>(nil)
      func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
        guard reduction.action as? Int == 1, let store = store.value else { return }
        MainActor.assumeIsolated { _ = store.send(2) }
      }
    }
    let echo = Echo()
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 1 ? .send(3) : .none
      }
      .observed(by: echo)
    }
    echo.store.setValue(store)
    store.send(1)
    #expect(store.withState { $0 } == [1, 2, 3])
    echo.store.setValue(nil)
  }

  @Test func `an effect that an observer brings about starts once and after those that wait`() async {
    struct Trigger: StoreObserver {
      let store = LockIsolated<Store<Int, String>?>(nil)
      let started = LockIsolated<[String]>([])
      func effectDidStart(_ effect: StoreEffect) {
        started.withValue { $0.append(effect.name ?? "") }
        guard effect.name == "first", let store = store.value else { return }
        MainActor.assumeIsolated { _ = store.send("third") }
      }
    }
    let trigger = Trigger()
    let store = Store(initialState: 0) {
      Reduce<Int, String> { _, action in
        action == "third"
          ? .run(name: action) { _ in } : .merge(.run(name: "first") { _ in }, .run(name: "second") { _ in })
      }
      .observed(by: trigger)
    }
    trigger.store.setValue(store)
    await store.send("both").finish()
    #expect(trigger.started.value == ["first", "second", "third"])
    trigger.store.setValue(nil)
  }
}
