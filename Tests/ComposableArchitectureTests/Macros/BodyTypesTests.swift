import ComposableArchitecture
import Testing

@MainActor
@Suite struct BodyTypesTests {
  @Test func `a feature has the state that the type of its body names`() {
    let store = Store(initialState: 1) { Doubling() }
    store.send(.doubleButtonTapped)
    #expect(store.withState { $0 } == 2)
  }

  @Test func `a feature has the state and the actions of its body's value`() {
    let store = Store(initialState: 1) { Constant() }
    store.send(2)
    #expect(store.withState { $0 } == 1)
  }

  @Test func `a feature has the state and the actions of another one`() {
    let store = Store(initialState: 1) { Wrapper() }
    store.send(.doubleButtonTapped)
    #expect(store.withState { $0 } == 2)
  }

  @Test func `a body that spells out the feature's own state makes an empty one`() {
    #expect(Store(initialState: Empty.State()) { Empty() }.withState { $0 } == Empty.State())
  }
}

@Reducer
private struct Doubling {
  enum Action {
    case doubleButtonTapped
  }

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .doubleButtonTapped:
        state *= 2
        return .none
      }
    }
  }
}

@Reducer
private struct Constant {
  let body = EmptyReducer<Int, Int>()
}

@Reducer
private struct Wrapper {
  var body: some ReducerOf<Doubling> {
    Doubling()
  }
}

@Reducer
private struct Empty {
  var body: some Reducer<Self.State, Self.Action> {
    EmptyReducer()
  }
}
