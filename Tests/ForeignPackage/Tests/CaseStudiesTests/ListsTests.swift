import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct ListsTests {
  let clock = TestClock()

  @Test
  func todos() async {
    let state = Todos.State(
      todos: [
        Todo.State(description: "", id: UUID(0), isComplete: false),
        Todo.State(description: "", id: UUID(1), isComplete: false),
        Todo.State(description: "", id: UUID(2), isComplete: true),
      ]
    )
    let store = TestStore(initialState: state) {
      Todos()
    } withDependencies: {
      $0.continuousClock = self.clock
      $0.uuid = .incrementing
    }
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await self.clock.advance(by: .milliseconds(500))
    await store.send(.todos(.element(id: UUID(0), action: .set(\.description, "Milk")))) {
      $0.todos[id: UUID(0)]?.description = "Milk"
    }
    await self.clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[1], $0.todos[0], $0.todos[2]]
    }
    await store.send(.clearCompletedButtonTapped) {
      $0.todos = [$0.todos[0]]
    }
    await store.send(\.binding.filter, .completed) { $0.filter = .completed }
    #expect(store.state.filteredTodos.isEmpty)
    await store.send(.set(\.isEditing, true)) { $0.isEditing = true }
    await store.send(.set(\.filter, .all)) { $0.filter = .all }
    await store.send(.addTodoButtonTapped) {
      $0.todos.insert(Todo.State(id: UUID(0)), at: 0)
    }
    await store.send(.move([0], 2)) {
      $0.todos.swapAt(0, 1)
    }
    await self.clock.run()
    await store.receive(\.sortCompletedTodos)
    await store.send(.delete([1])) {
      $0.todos.remove(id: UUID(0))
    }
  }

  @Test
  func recursion() async {
    let store = TestStore(initialState: Nested.State(id: UUID(99))) {
      Nested()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addRowButtonTapped) {
      $0.rows = [Nested.State(id: UUID(0))]
    }
    await store.send(\.rows[id: UUID(0)].addRowButtonTapped) {
      $0.rows[id: UUID(0)]?.rows = [Nested.State(id: UUID(1))]
    }
    await store.send(\.rows[id: UUID(0)].rows[id: UUID(1)].nameTextFieldChanged, "Blob") {
      $0.rows[id: UUID(0)]?.rows[id: UUID(1)]?.name = "Blob"
    }
    await store.send(.onDelete([0])) { $0.rows = [] }
  }

  @Test
  func stores() {
    let store = Store(
      initialState: Todos.State(todos: [Todo.State(id: UUID(0)), Todo.State(id: UUID(1))])
    ) {
      Todos()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let rows = store.scope(state: \.todos, action: \.todos)
    #expect(rows.count == 2)
    rows[1].send(.set(\.description, "Eggs"))
    #expect(Array(rows).map(\.description) == ["", "Eggs"])
    #expect(store.scope(state: \.filteredTodos, action: \.todos).map(\.id).count == 2)
    #expect(store.todos[1].description == "Eggs")
  }

  @Test
  func genericReducers() async {
    struct Failed: Error {}
    let store = TestStore(initialState: Favoriting<Int>.State(id: 1, isFavorite: false)) {
      Favoriting(favorite: { _, _ in throw Failed() })
    }
    await store.send(.buttonTapped) { $0.isFavorite = true }
    await store.receive(\.response.failure) {
      $0.alert = AlertState { TextState(Failed().localizedDescription) }
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
      $0.isFavorite = false
    }
  }
}
