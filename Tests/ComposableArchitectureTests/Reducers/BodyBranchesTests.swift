import ComposableArchitecture
import Testing

/// Conditions in a `body`, which hold for an action and not for the life of a store.
@MainActor
@Suite struct BodyBranchesTests {
  @Reducer
  struct Flagged {
    @ObservableState
    struct State: Equatable {
      var log: [String] = []
    }

    enum Action { case go }

    @Dependency(\.bodyFlags) var flags
    @Shared(.inMemory("isPremium")) var isPremium = false

    var body: some ReducerOf<Self> {
      if flags.isNew() {
        Self.log("new")
      } else {
        Self.log("old")
      }
      CombineReducers {
        if isPremium { Self.log("premium") }
      }
    }

    static func log(_ entry: String) -> Reduce<State, Action> {
      Reduce { state, _ in
        state.log.append(entry)
        return .none
      }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      @Presents var sheet: Flagged.State?
      var rows: IdentifiedArray<Int, Row.State> = [Row.State(id: 0), Row.State(id: 1)]
      var count = 0
    }

    enum Action {
      case sheet(PresentationAction<Flagged.Action>)
      case rows(IdentifiedActionOf<Row>)
      case present
      case tick
    }

    @Dependency(\.bodyFlags) var flags

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .present: state.sheet = Flagged.State()
        case .tick: state.count += 1
        case .sheet, .rows: break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Flagged() }
      .forEach(\.rows, action: \.rows) {
        if flags.isNew() { Row(step: 10) } else { Row(step: 1) }
      }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }

    enum Action { case add, rang, stop }
    let step: Int
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add:
          state.count += step
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.rang)
          }
          .cancellable(id: "clock")
        case .rang:
          state.count += step
          return .none
        case .stop:
          return .cancel(id: "clock")
        }
      }
    }
  }

  @Test func `a store follows a condition`() {
    let isNew = LockIsolated(false)
    let store = Store(initialState: Flagged.State()) {
      Flagged()
    } withDependencies: {
      $0.bodyFlags.isNew = { isNew.value }
    }
    store.send(.go)
    isNew.setValue(true)
    store.send(.go)
    @Shared(.inMemory("isPremium")) var isPremium = false
    $isPremium.withLock { $0 = true }
    store.send(.go)
    isNew.setValue(false)
    store.send(.go)
    #expect(store.log == ["old", "new", "new", "premium", "old", "premium"])
  }

  @Test func `a test store follows a dependency that is replaced`() async {
    let store = TestStore(initialState: Flagged.State()) { Flagged() }
    await store.send(.go) { $0.log = ["old"] }
    store.dependencies.bodyFlags.isNew = { true }
    await store.send(.go) { $0.log = ["old", "new"] }
  }

  @Test func `a presented feature follows its condition`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.present) { $0.sheet = Flagged.State() }
    await store.send(.sheet(.presented(.go))) { $0.sheet?.log = ["old"] }
    store.dependencies.bodyFlags.isNew = { true }
    await store.send(.sheet(.presented(.go))) { $0.sheet?.log = ["old", "new"] }
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
  }

  @Test func `effects of rows go on and are cancelled across branches`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.rows[id: 0].add) { $0.rows[id: 0]?.count = 1 }
    await store.send(\.rows[id: 1].add) { $0.rows[id: 1]?.count = 1 }
    store.dependencies.bodyFlags.isNew = { true }
    await store.send(\.rows[id: 1].stop)
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 0].rang) { $0.rows[id: 0]?.count = 11 }
    await store.send(\.rows[id: 0].add) { $0.rows[id: 0]?.count = 21 }
    store.dependencies.bodyFlags.isNew = { false }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 0].rang) { $0.rows[id: 0]?.count = 22 }
  }

  @Test func `a loop follows its sequence`() {
    struct Loop: Reducer {
      let names: LockIsolated<[String]>
      var body: some Reducer<Flagged.State, Flagged.Action> {
        for name in names.value {
          if name != "skipped" { Flagged.log(name) }
        }
      }
    }
    let names = LockIsolated(["a", "b"])
    let store = Store(initialState: Flagged.State()) { Loop(names: names) }
    store.send(.go)
    names.setValue(["c", "d", "e"])
    store.send(.go)
    names.setValue(["a", "skipped"])
    store.send(.go)
    #expect(store.withState(\.log) == ["a", "b", "c", "d", "e", "a"])
  }

  @Test func `a tree is built once for each combination of branches`() {
    struct Leaf: Reducer {
      let evaluations: LockIsolated<Int>
      var body: some Reducer<Flagged.State, Flagged.Action> {
        let _ = evaluations.withValue { $0 += 1 }
        Flagged.log("leaf")
      }
    }
    struct Around: Reducer {
      let isOn: LockIsolated<Bool>
      let evaluations: LockIsolated<Int>
      var body: some Reducer<Flagged.State, Flagged.Action> {
        Leaf(evaluations: evaluations)
        if isOn.value { Flagged.log("on") }
      }
    }
    let isOn = LockIsolated(false)
    let evaluations = LockIsolated(0)
    let store = Store(initialState: Flagged.State()) { Around(isOn: isOn, evaluations: evaluations) }
    for _ in 1...3 {
      store.send(.go)
      isOn.withValue { $0.toggle() }
    }
    #expect(evaluations.value == 2)
    #expect(store.withState(\.log) == ["leaf", "leaf", "on", "leaf"])
  }
}

struct BodyFlags: TestDependencyKey {
  var isNew: @Sendable () -> Bool = { false }

  static let testValue = BodyFlags()
}

extension DependencyValues {
  var bodyFlags: BodyFlags {
    get { self[BodyFlags.self] }
    set { self[BodyFlags.self] = newValue }
  }
}
