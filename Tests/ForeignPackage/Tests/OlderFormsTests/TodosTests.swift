import ComposableArchitecture
import OlderForms
import Testing

@MainActor
struct TodosTests {
  @Test func rowsRunByTheirIdentifiers() async {
    let clock = TestClock()
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: 0)]
      $0.hint = Filter.State()
    }
    await store.send(.todo(id: 0, action: .set(\.$isComplete, true))) { $0.todos[id: 0]?.isComplete = true }
    await store.send(.todo(id: 0, action: .deleteAfterDelay))
    await clock.advance(by: .seconds(1))
    await store.receive(/Todos.Action.todo, timeout: .seconds(1)) { $0.todos = [] }
  }

  @Test func anotherCaseIsNotReceived() async {
    let clock = TestClock()
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(.todo(id: 0, action: .deleteAfterDelay))
    await clock.advance(by: .seconds(1))
    await withKnownIssue {
      await store.receive(/Todos.Action.hint, timeout: .milliseconds(10))
    } matching: {
      "\($0)".contains("AnyCasePath")
    }
  }

  @Test func effectsOfARowEndWithIt() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    let task = await store.send(.todo(id: 0, action: .deleteAfterDelay))
    await store.send(.todo(id: 0, action: .deleted))
    await task.finish()
    store.exhaustivity = .on
    await store.finish()
  }

  @Test func childrenOfAllKindsRun() async {
    let store = TestStore(initialState: Todos.State()) { Todos() }
    await store.send(.filter(.queryChanged("a"))) { $0.filter.query = "a" }
    await store.send(.filter(.clear)) { $0.filter.query = "" }
    await store.send(.editor(.open)) {
      $0.editor = .search(Filter.State())
      $0.openings = 2
    }
    await store.send(.editor(.search(.queryChanged("b")))) {
      guard case .search(var filter) = $0.editor else { return }
      filter.query = "b"
      $0.editor = .search(filter)
    }
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: 0)]
      $0.hint = Filter.State()
    }
    await store.send(.hint(.queryChanged("c"))) { $0.hint?.query = "c" }
    await store.send(.hint(.clear)) { $0.hint = nil }
    await withKnownIssue {
      await store.send(.hint(.clear))
    } matching: {
      "\($0)".contains("ifLet")
    }
  }

  @Test func storesAreScopedByClosures() {
    let store = Store(initialState: Todos.State()) { Todos() }
    let filter: StoreOf<Filter> = store.scope(state: { $0.filter }, action: { .filter($0) })
    let query = ViewStore(filter, observe: { $0.query })
    let title = ViewStore(
      store.scope(state: { "Todos: \($0.filter.query)" }, action: Todos.Action.filter),
      observe: { $0 }
    )
    filter.send(.queryChanged("d"))
    #expect(query.state == "d")
    #expect(title.state == "Todos: d")
    title.send(.clear)
    #expect(store.withState { $0.filter.query } == "")
  }
}

struct CasePathTests {
  enum Shape: Equatable {
    case none
    case circle(Double)
    case rectangle(width: Double, height: Double)
    case named(name: String?)
    case label(String)
  }

  @Test func constructorsAreCasePaths() {
    #expect((/Shape.circle).extract(from: .circle(1)) == 1)
    #expect((/Shape.circle).extract(from: .none) == nil)
    #expect((/Shape.label).extract(from: .named(name: "a")) == nil)
    #expect((/Shape.named).extract(from: .named(name: nil)) == .some(nil))
    #expect((/Shape.named).extract(from: .label("a")) == nil)
    let rectangle: CasePath<Shape, (Double, Double)> = /Shape.rectangle
    #expect(rectangle.extract(from: .rectangle(width: 1, height: 2))! == (1, 2))
    #expect(rectangle.embed((3, 4)) == .rectangle(width: 3, height: 4))
    let none: CasePath<Shape, Void> = /Shape.none
    #expect(none.extract(from: .none) != nil)
    #expect(none.extract(from: .circle(1)) == nil)
  }
}
