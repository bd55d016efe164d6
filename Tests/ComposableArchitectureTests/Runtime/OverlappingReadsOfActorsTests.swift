import Testing

@testable import ComposableArchitecture

/// The isolation of these stores is an actor whose reducers read the store, as code that runs on its executor may.
@Suite("A read of a store actor while it reduces") struct OverlappingReadsOfActorsTests {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable {
      var name = "an old name that needs storage"
    }
    enum Action: Equatable, Sendable { case rename(String) }
    let hook: LockIsolated<@Sendable () -> Void>
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rename(let name):
          state.name = name
          hook.value()
          state.name += "!"
          return .none
        }
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable { @Presents var leaf: Leaf.State? = Leaf.State() }
    enum Action: Equatable, Sendable { case leaf(PresentationAction<Leaf.Action>) }
    let hook: LockIsolated<@Sendable () -> Void>
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$leaf, action: \.leaf) { Leaf(hook: hook) }
    }
  }

  private let hook = LockIsolated<@Sendable () -> Void> {}
  private static let old = "an old name that needs storage"

  @Test func `a store actor that keeps its state answers with the one before the action`() async {
    let hook = hook
    defer { hook.setValue {} }
    let store = StoreActor(initialState: Parent.State(), overlappingReads: .previousState) {
      Parent(hook: hook)
    }
    let names = LockIsolated<[String?]>([])
    hook.setValue {
      store.assumeIsolated { store in
        let read = [store.withState { $0.leaf?.name }, store.leaf?.name, store.state.leaf?.name]
        names.withValue { $0 += read }
      }
    }
    await store.send(.leaf(.presented(.rename("n"))))
    #expect(names.value == Array(repeating: Self.old, count: 3))
    #expect(await store.withState { $0.leaf?.name } == "n!")
  }

  @Test func `a store actor reports the read once in a test`() async {
    let hook = hook
    defer { hook.setValue {} }
    let store = StoreActor(initialState: Parent.State()) { Parent(hook: hook) }
    let name = LockIsolated<String?>(nil)
    hook.setValue {
      store.assumeIsolated { store in
        let read = store.withState { $0.leaf?.name }
        name.setValue(read)
      }
    }
    let issues = await recordedIssues { await store.send(.leaf(.presented(.rename("n")))) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains(".rename") == true)
    #expect(name.value == Self.old)
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `a test store actor reports the read and answers with its last state`(
    _ exhaustivity: Exhaustivity
  ) async {
    let hook = hook
    defer { hook.setValue {} }
    let store = TestStoreActor(initialState: Parent.State()) { Parent(hook: hook) }
    await store.setExhaustivity(exhaustivity)
    await store.send(.leaf(.presented(.rename("n")))) { $0.leaf?.name = "n!" }
    let name = LockIsolated<String?>(nil)
    hook.setValue {
      store.assumeIsolated { store in
        let read = store.state.leaf?.name
        name.setValue(read)
      }
    }
    let issues = await recordedIssues {
      await store.send(.leaf(.presented(.rename("m")))) { $0.leaf?.name = "m!" }
    }
    #expect(issues.count == 1)
    #expect(name.value == "n!")
    #expect(await store.state.leaf?.name == "m!")
  }
}
