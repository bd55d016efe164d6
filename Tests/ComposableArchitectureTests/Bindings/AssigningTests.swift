import ComposableArchitecture
import Testing

/// Properties of a store that are assigned, and key paths into stacks.
@MainActor
@Suite struct AssigningTests {
  @Reducer struct Search {
    @ObservableState struct State: Equatable {
      var text = ""
      var changes = 0
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    @ReducerBuilderOf<Self> var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .binding(\.text) = action { state.changes += 1 }
        return .none
      }
    }
  }

  @Reducer struct Form {
    @ObservableState struct State: Equatable { var text = "" }
    enum Action: ViewAction {
      case view(View)
      enum View: BindableAction { case binding(BindingAction<State>) }
    }
    var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
  }

  @Reducer struct Wrapper {
    typealias State = Search.State
    enum Action { case search(Search.Action) }
    var body: some ReducerOf<Self> { Scope(state: \.self, action: \.search) { Search() } }
  }

  @Reducer struct Stack {
    @ObservableState struct State: Equatable { var path = StackState<Search.State>() }
    enum Action { case path(StackActionOf<Search>) }
    var body: some ReducerOf<Self> { EmptyReducer().forEach(\.path, action: \.path) { Search() } }
  }

  @Test func `assigning sends a binding action`() {
    let store = Store(initialState: Search.State()) { Search() }
    store.text = "a"
    store.text += "b"
    #expect(store.text == "ab")
    #expect(store.changes == 2)
  }

  @Test func `assigning sends a binding action of the view`() {
    let store = Store(initialState: Form.State()) { Form() }
    store.text = "a"
    #expect(store.text == "a")
  }

  @Test func `the whole state can be a scope`() {
    let store = Store(initialState: Search.State()) { Wrapper() }
    store.send(.search(.set(\.text, "a")))
    #expect(store.changes == 1)
  }

  @Test func `a key path leads to an element of a stack`() {
    let store = Store(initialState: Stack.State(path: StackState([Search.State()]))) { Stack() }
    let id = store.path.ids[0]
    let child = store.scope(state: \.path[id: id], action: \.path[id: id])
    child?.text = "a"
    let element = \Stack.State.path[id: id]
    #expect(store.withState { $0[keyPath: element]?.text } == "a")
  }
}
