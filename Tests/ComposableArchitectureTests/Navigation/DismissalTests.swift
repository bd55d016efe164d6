import ComposableArchitecture
import Testing

/// The places where an effect may call `dismiss`, and the value of `isPresented`.
@MainActor
@Suite struct DismissalTests {
  @Reducer struct Child {
    struct State: Equatable {
      var wasPresented: Bool?
    }
    enum Action: Equatable {
      case closeIfPresented, closeFromTask, closeThroughContinuation, look, looked(Bool)
    }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .closeIfPresented:
          return .run { _ in if isPresented { await dismiss() } }
        case .closeFromTask:
          return .run { [dismiss] _ in await Task.detached { await dismiss() }.value }
        case .closeThroughContinuation:
          return .run { _ in
            await withEscapedDependencies { dependencies in
              await Task.detached { await dependencies.yield { await dismiss() } }.value
            }
          }
        case .look:
          return .run { send in await send(.looked(isPresented)) }
        case .looked(let isPresented):
          state.wasPresented = isPresented
          return .none
        }
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      @Presents var child: Child.State?
      var path = StackState<Child.State>()
    }
    enum Action {
      case child(PresentationAction<Child.Action>)
      case path(StackActionOf<Child>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$child, action: \.child) { Child() }
        .forEach(\.path, action: \.path) { Child() }
    }
  }

  nonisolated private static let closings: [Child.Action] = [
    .closeIfPresented, .closeFromTask, .closeThroughContinuation,
  ]

  @Test(arguments: closings) func `a presented child dismisses itself`(_ close: Child.Action) async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) { Parent() }
    await store.send(.child(.presented(close)))
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()
  }

  @Test(arguments: closings) func `an element of a stack dismisses itself`(_ close: Child.Action) async {
    let store = Store(initialState: Parent.State(path: StackState([Child.State(), Child.State()]))) {
      Parent()
    }
    let id = store.path.ids[1]
    await store.send(.path(.element(id: id, action: close))).finish()
    #expect(store.path.count == 1)
  }

  @Test func `a dismissal may come after the effect has ended`() async {
    let kept = LockIsolated<DismissEffect?>(nil)
    let child = Reduce<Child.State, Child.Action> { _, _ in
      @Dependency(\.dismiss) var dismiss
      return .run { [dismiss] _ in kept.setValue(dismiss) }
    }
    let state = Parent.State(child: Child.State(), path: StackState([Child.State()]))
    let store = TestStore(initialState: state) {
      EmptyReducer<Parent.State, Parent.Action>()
        .ifLet(\.$child, action: \.child) { child }
        .forEach(\.path, action: \.path) { child }
    }
    await store.send(\.child.look).finish()
    await kept.value?()
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.send(\.path[id: 0].look).finish()
    await kept.value?()
    await store.receive(\.path.popFrom, 0) { $0.path.removeAll() }
    // Its feature has been removed, so it does nothing.
    await kept.value?()
    await store.finish()
  }

  @Test func `a feature under test dismisses itself`() async {
    let store = TestStore(initialState: Child.State()) { Child() }
    await store.send(.closeIfPresented)
    #expect(store.isDismissed)
  }

  @Test func `a dismissal that a test replaces is possible`() async {
    let calls = LockIsolated(0)
    let store = TestStore(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.dismiss = DismissEffect { calls.withValue { $0 += 1 } }
    }
    await store.send(.closeIfPresented)
    #expect(calls.value == 1)
  }

  @Test func `nothing presents the feature of a store`() async {
    let store = Store(initialState: Child.State()) { Child() }
    await store.send(.look).finish()
    #expect(store.withState(\.wasPresented) == false)
  }

  @Test func `removing elements leaves the others their identifiers`() {
    var path = StackState((0..<4).map { Child.State(wasPresented: $0.isMultiple(of: 2)) })
    let ids = path.ids
    path.removeAll { $0.wasPresented == true }
    #expect(Array(path.ids) == [ids[1], ids[3]])
    path.swapAt(0, 1)
    #expect(Array(path.ids) == [ids[3], ids[1]])
    path.removeAll { $0.wasPresented == nil }
    #expect(path.count == 2)
  }

  @Test func `a stack is dumped by its identifiers`() async {
    let store = TestStore(initialState: Parent.State(path: StackState([Child.State()]))) { Parent() }
    #expect(store.state.path.ids[0].customDumpDescription == "#0")
    #expect(
      String(customDumping: store.state.path) == """
        [
          #0: DismissalTests.Child.State(wasPresented: nil)
        ]
        """
    )
  }
}
