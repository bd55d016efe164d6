import ComposableArchitecture
import Testing

/// Children whose actions have no case paths: an `Int`, an enum without a macro.
@Suite @MainActor struct PlainActionsTests {
  @Test func `an optional child runs`() async {
    let store = TestStore(initialState: Parent.State(child: 1)) { Parent() }
    await store.send(.child(2)) { $0.child = 3 }
  }

  @Test func `a presented child runs`() async {
    let store = TestStore(initialState: Parent.State(presented: 1)) { Parent() }
    await store.send(.presented(.presented(.add(2)))) { $0.presented = 3 }
    await store.send(.presented(.dismiss)) { $0.presented = nil }
  }

  @Test func `a row runs`() async {
    let store = TestStore(initialState: Parent.State(rows: [Parent.Row(id: 1)])) { Parent() }
    await store.send(.rows(.element(id: 1, action: 2))) { $0.rows[id: 1]?.count = 2 }
  }

  @Test func `an element of a stack runs`() async {
    let store = TestStore(initialState: Parent.State(path: StackState([1]))) { Parent() }
    await store.send(.path(.element(id: 0, action: 2))) { $0.path[id: 0] = 3 }
  }

  @Test func `the labels of the closures may be written`() async {
    let store = TestStore(initialState: Parent.State(child: 1, presented: 1)) {
      Reduce<Parent.State, Parent.Action> { _, _ in .none }
        .ifLet(\.child, action: \.child, then: { Add() })
        .ifLet(\.$presented, action: \.presented, destination: { AddCase() })
        .forEach(\.rows, action: \.rows, element: { AddRow() })
        .forEach(\.path, action: \.path, destination: { Add() })
    }
    await store.send(.child(1)) { $0.child = 2 }
    await store.send(.presented(.presented(.add(1)))) { $0.presented = 2 }
  }
}

@Reducer
private struct Parent {
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct State: Equatable {
    var child: Int?
    @Presents var presented: Int?
    var rows: IdentifiedArrayOf<Row> = []
    var path = StackState<Int>()
  }

  enum Action {
    case child(Int)
    case path(StackAction<Int, Int>)
    case presented(PresentationAction<AddCase.Action>)
    case rows(IdentifiedAction<Int, Int>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.child, action: \.child) { Add() }
      .ifLet(\.$presented, action: \.presented) { AddCase() }
      .forEach(\.rows, action: \.rows) { AddRow() }
      .forEach(\.path, action: \.path) { Add() }
  }
}

private struct Add: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += action
    return .none
  }
}

private struct AddCase: Reducer {
  enum Action { case add(Int) }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number): state += number
    }
    return .none
  }
}

private struct AddRow: Reducer {
  func reduce(into state: inout Parent.Row, action: Int) -> Effect<Int> {
    state.count += action
    return .none
  }
}
