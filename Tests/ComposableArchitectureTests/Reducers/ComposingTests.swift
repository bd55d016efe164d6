import ComposableArchitecture
import Testing

@Suite @MainActor struct ComposingTests {
  @Test func `an operator on combined reducers counts for all of them`() async {
    let store = TestStore(initialState: Log.State()) {
      CombineReducers {
        Log(name: "a")
        Log(name: "b")
      }
      .onChange(of: \.lines.count) { old, state in
        state.lines.append("\(old)")
        return .none
      }
    }
    await store.send(.logged) { $0.lines = ["a", "b", "0"] }
  }

  @Test func `a transformed dependency is seen by the reducer alone`() async {
    let store = TestStore(initialState: Log.State()) {
      Log(name: "a").transformDependency(\.logPrefix) { $0 += "!" }
      Log(name: "b")
    } withDependencies: {
      $0.logPrefix = "-"
    }
    await store.send(.logged) { $0.lines = ["-!a", "-b"] }
  }

  @Test func `a dependency of a reducer is seen by its effects`() async {
    let store = TestStore(initialState: Log.State()) {
      Log(name: "a").dependency(\.logPrefix, ">")
    }
    await store.send(.effect)
    await store.receive(.logged) { $0.lines = [">a"] }
  }

  @Test func `a test store takes whether to use the main serial executor for nothing`() async {
    let store = TestStore(initialState: Log.State()) { Log(name: "a") }
    store.useMainSerialExecutor = false
    await store.send(.effect)
    await store.receive(.logged) { $0.lines = ["a"] }
    #expect(!store.useMainSerialExecutor)
  }

  @Test func `a binding action says which property it changes`() {
    let action = BindingAction<Log.State>.set(\.lines, ["x"])
    #expect(action.keyPath == \Log.State.lines)
    #expect(action.keyPath != \Log.State.name)
  }

  @Test func `a store of a reducer has a short name`() async {
    let store = Store(initialState: Log.State()) { Log(name: "b") }
    let viewStore: ViewStoreOf<Log> = ViewStore(store, observe: { $0 })
    viewStore.send(.logged)
    #expect(viewStore.lines == ["b"])
  }

  @Test nonisolated func `a store off the main actor has a short name`() async {
    let store: StoreActorOf<Log> = StoreActor(initialState: Log.State()) { Log(name: "a") }
    await store.send(.logged)
    #expect(await store.lines == ["a"])
  }

  @Test nonisolated func `a timeout of nothing lets a store off the main actor give up at once`() async {
    await withKnownIssue {
      let store = TestStoreActor(initialState: Log.State()) { Log(name: "a") }
      await store.setTimeout(.zero)
      await store.send(.wait)
      await store.finish()
    } matching: {
      $0.description.contains("Expected effects to finish")
    }
  }
}

@Reducer
private struct Log {
  @ObservableState
  struct State: Equatable {
    var lines: [String] = []
    var name = ""
  }

  enum Action: Equatable { case effect, logged, wait }

  var name = ""
  @Dependency(\.logPrefix) var prefix

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .effect:
        return .run { send in await send(.logged) }
      case .logged:
        state.lines.append(prefix + name)
        return .none
      case .wait:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

private enum LogPrefix: DependencyKey {
  static let liveValue = ""
  static let testValue = ""
}

extension DependencyValues {
  fileprivate var logPrefix: String {
    get { self[LogPrefix.self] }
    set { self[LogPrefix.self] = newValue }
  }
}
