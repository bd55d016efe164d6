import ComposableArchitecture
import Observation
import Testing

/// States that replace the state of a held store, in each way in which a reducer can replace it.
@MainActor
@Suite struct ReplacedStateTests {
  enum Way: CaseIterable {
    case ownReducer, optionalChaining, position, function, setter
  }

  @Test(arguments: Way.allCases) func `observers of a row hear of it`(_ way: Way) throws {
    let store = Store(initialState: Parent.State()) { Parent(way: way) }
    let row = try #require(store.scope(state: \.rows, action: \.rows).last)
    let others = store.scope(state: \.rows, action: \.rows)[0]
    let count = observed { row.count }
    let other = observed { others.count }

    store.send(way == .ownReducer ? .rows(.element(id: 2, action: .replace)) : .replace)

    #expect(row.count == 1)
    #expect(count.value == 1)
    #expect(other.value == 0)

    let again = observed { row.count }
    store.send(.rows(.element(id: 2, action: .increment)))
    #expect(row.count == 2)
    #expect(again.value == 1)
  }

  @Test(arguments: Way.allCases) func `observers of a stack element hear of it`(_ way: Way) throws {
    let store = Store(initialState: Parent.State()) { Parent(way: way) }
    let element = try #require(store.scope(state: \.path, action: \.path).last)
    let id = try #require(store.path.ids.last)
    let count = observed { element.count }

    store.send(way == .ownReducer ? .path(.element(id: id, action: .replace)) : .replace)

    #expect(element.count == 1)
    #expect(count.value == 1)

    let again = observed { element.count }
    store.send(.path(.element(id: id, action: .increment)))
    #expect(element.count == 2)
    #expect(again.value == 1)
  }

  @Test func `observers of an element hear of another case`() throws {
    let store = Store(initialState: Cases.State()) { Cases() }
    let id = store.path.ids[0]
    let element = try #require(store.scope(state: \.path, action: \.path).first)
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    let isCounter = observed { element.state.is(\.counter) }
    let isRowCounter = observed { row.state.is(\.counter) }

    store.send(.path(.element(id: id, action: .finish)))
    #expect(isCounter.value == 1)
    #expect(element.state.is(\.done))

    store.send(.rows(.element(id: 1, action: .finish)))
    #expect(isRowCounter.value == 1)
    #expect(row.state.is(\.done))
  }

  private func observed<T>(_ read: () -> T) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
    return count
  }
}

@Reducer private struct Row {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action { case increment, replace }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .replace: state = State(id: state.id, count: state.count + 1)
      }
      return .none
    }
  }
}

@Reducer private struct Parent {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var path = StackState([Row.State(id: 1), Row.State(id: 2)])
  }
  enum Action {
    case replace
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Row>)
  }
  let way: ReplacedStateTests.Way

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace = action { replace(&state) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Row() }
  }

  private func replace(_ state: inout State) {
    guard let id = state.path.ids.last else { return }
    let new = Row.State(id: 2, count: 1)
    func replace(_ row: inout Row.State) { row = new }
    switch way {
    case .ownReducer: break
    case .optionalChaining:
      state.rows[id: 2]? = new
      state.path[id: id]? = new
    case .position:
      state.rows[1] = new
      state.path[1] = new
    case .function:
      replace(&state.rows[1])
      replace(&state.path[1])
    case .setter:
      state.rows[id: 2] = new
      state.path[id: id] = new
    }
  }
}

@Reducer private struct Cases {
  @ObservableState @CasePathable enum ElementState: Equatable, Identifiable {
    case counter(Row.State)
    case done(Row.State)
    var id: Int { 1 }
  }
  enum ElementAction { case finish }
  @ObservableState struct State: Equatable {
    var path = StackState([ElementState.counter(Row.State())])
    var rows: IdentifiedArrayOf<ElementState> = [.counter(Row.State())]
  }
  enum Action {
    case path(StackAction<ElementState, ElementAction>)
    case rows(IdentifiedAction<Int, ElementAction>)
  }
  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.path, action: \.path) { finish }
      .forEach(\.rows, action: \.rows) { finish }
  }
  private var finish: some Reducer<ElementState, ElementAction> {
    Reduce { state, _ in
      state = .done(Row.State())
      return .none
    }
  }
}
