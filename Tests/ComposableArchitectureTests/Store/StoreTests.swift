import ComposableArchitecture
import Testing

@MainActor
@Suite struct StoreTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case increment, wait }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .wait:
          return .run { _ in try await Task.never() }
        }
      }
    }
  }

  @Reducer struct Parent {
    @Reducer enum Destination {
      case child(Child)
      case other(Child)
    }
    @ObservableState struct State: Equatable {
      var title = "title"
      var child = Child.State()
      var optional: Child.State?
      @Presents var sheet: Child.State?
      @Presents var destination: Destination.State?
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      var path = StackState<Child.State>()
      var firstRow: Child.State? { rows.first }
    }
    enum Action {
      case child(Child.Action)
      case optional(Child.Action)
      case sheet(PresentationAction<Child.Action>)
      case destination(PresentationAction<Destination.Action>)
      case rows(IdentifiedActionOf<Child>)
      case path(StackActionOf<Child>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }

  private let store = Store(initialState: Parent.State()) { Parent() }

  @Test func `properties are read through the store`() {
    #expect(store.title == "title")
    #expect(store.child.count == 0)
    #expect(store.state.title == "title")
    #expect(store.withState { $0.rows.count } == 2)
    #expect(store.withState(\.title) == "title")
  }

  @Test func `a scoped store reads and sends for its child`() {
    let child = store.scope(state: \.child, action: \.child)
    child.send(.increment)
    #expect(child.count == 1)
    #expect(store.child.count == 1)
    store.send(.child(.increment))
    #expect(child.count == 2)
  }

  @Test func `the label of a scope may be left out`() {
    store.send(.change { $0.sheet = Child.State() })
    #expect(store.scope(\.child, action: \.child) === store.scope(state: \.child, action: \.child))
    #expect(store.scope(\.sheet, action: \.sheet.presented)?.count == 0)
    #expect(store.scope(\.rows, action: \.rows).count == 2)
    #expect(store.scope(\.path, action: \.path).isEmpty)
  }

  @Test func `an optional child has a store while it is there`() {
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    store.send(.change { $0.optional = Child.State() })
    let child = store.scope(state: \.optional, action: \.optional)
    child?.send(.increment)
    #expect(child?.count == 1)
    store.send(.change { $0.optional = nil })
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
  }

  @Test func `a presented child has a store while it is there`() {
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
    store.send(.change { $0.sheet = Child.State() })
    let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
    sheet?.send(.increment)
    #expect(store.sheet?.count == 1)
  }

  @Test func `a case of a destination has a store while the state is in it`() {
    store.send(.change { $0.destination = .child(Child.State()) })
    #expect(store.scope(state: \.destination?.other, action: \.destination.other) == nil)
    let child = store.scope(state: \.destination?.child, action: \.destination.child)
    child?.send(.increment)
    #expect(store.destination?.child?.count == 1)
  }

  @Test func `a computed property can be scoped to`() {
    let first = store.scope(state: \.firstRow, action: \.optional)
    #expect(first?.id == 1)
  }

  @Test func `each row has a store`() {
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.map { $0.withState(\.id) } == [1, 2])
    rows[1].send(.increment)
    #expect(store.rows[id: 2]?.count == 1)
    #expect(store.rows[id: 1]?.count == 0)
    #expect(Array(rows.indices) == [0, 1])
  }

  @Test func `a row keeps its store when it moves`() {
    let first = store.scope(state: \.rows, action: \.rows)[0]
    store.send(.change { $0.rows.swapAt(0, 1) })
    #expect(store.scope(state: \.rows, action: \.rows)[1] === first)
  }

  @Test func `each element of a stack has a store`() {
    store.send(
      .change {
        $0.path.append(Child.State(id: 5))
        $0.path.append(Child.State(id: 6))
      }
    )
    let path = store.scope(state: \.path, action: \.path)
    path[1].send(.increment)
    #expect(path.map { $0.withState(\.count) } == [0, 1])
    #expect(path.map { $0.withState(\.id) } == [5, 6])
  }

  @Test func `stores of stores reach down`() {
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let again = row.scope(state: \.self, action: \.self)
    again.send(.increment)
    #expect(store.rows[id: 1]?.count == 1)
  }

  @Test func `a store is equal to itself only`() {
    let other = Store(initialState: Parent.State()) { Parent() }
    #expect(store == store)
    #expect(store != other)
    #expect(Set([store, other, store]).count == 2)
    #expect(store.id != other.id)
  }

  // MARK: Tasks

  @Test func `the task of an action without effects is over`() async {
    let task = store.send(.child(.increment))
    await task.finish()
    #expect(task == store.send(.child(.increment)))
  }

  @Test func `a task ends the effects of its action only`() async {
    let (first, second) = (store.send(.child(.wait)), store.send(.child(.wait)))
    #expect(first != second)
    first.cancel()
    await first.finish()
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    second.cancel()
  }

  @Test func `cancelling the waiting caller cancels the task`() async {
    let task = store.send(.child(.wait))
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test func `a store to which nothing can be sent shows the state`() {
    let shown: Store<Parent.State, Never> = store.scope(state: \.self, action: \.never)
    store.send(.child(.increment))
    #expect(shown.child.count == 1)
  }

  @Test func `a store says of what feature it is`() {
    #expect(store.debugDescription == "StoreOf<StoreTests.Parent>")
    #expect("\(Store(initialState: 0) { Reduce<Int, Bool> { _, _ in .none } })" == "Store<Int, Bool>")
  }

  @Test func `a task of a scoped store is that of its root`() async {
    let child = store.scope(state: \.child, action: \.child)
    let task = child.send(.wait)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
  }
}

extension StoreTests.Parent.Destination.State: Equatable {}
