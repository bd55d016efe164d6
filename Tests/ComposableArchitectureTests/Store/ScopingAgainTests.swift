import Testing

@testable import ComposableArchitecture

/// Some key paths are a new object with each evaluation: those in generic code, and those to the case of a case.
@MainActor
@Suite struct ScopingAgainTests {
  @Reducer struct Child {
    @ObservableState struct State { var count = 0 }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Parent<Value: Equatable & Sendable> {
    @Reducer enum Destination { case child(Child) }
    @ObservableState struct State {
      var value: Value
      var child = Child.State()
      @Presents var destination: Destination.State? = .child(Child.State())
    }
    enum Action {
      case child(Child.Action)
      case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      EmptyReducer().ifLet(\.$destination, action: \.destination)
    }

    @MainActor static func child(of store: StoreOf<Self>) -> StoreOf<Child> {
      store.scope(state: \.child, action: \.child)
    }
    @MainActor static func destination(of store: StoreOf<Self>) -> StoreOf<Child>? {
      store.scope(state: \.destination?.child, action: \.destination.child)
    }
  }

  @Test func `scoping again gives the same store and remembers nothing more`() throws {
    let store = Store(initialState: Parent.State(value: "a")) { Parent<String>() }
    let child = Parent.child(of: store)
    let destination = try #require(Parent.destination(of: store))
    for _ in 0..<100 {
      #expect(Parent.child(of: store) === child)
      #expect(Parent.destination(of: store) === destination)
    }
    destination.send(.increment)
    #expect(destination.count == 1)
    #expect(store.core.children.count <= 8)
  }
}
