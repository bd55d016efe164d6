import Testing

@testable import ComposableArchitecture

/// The operators that the first suite of this rule leaves out.
@MainActor
@Suite("Rule 2: state changes in place, through every operator") struct PlacesTests {
  typealias Tracked = StateInPlaceTests.Tracked
  typealias Leaf = StateInPlaceTests.Leaf

  @Reducer struct Tree {
    @Reducer enum Destination { case leaf(Leaf) }
    @ObservableState struct State: Equatable {
      var leaf = Leaf.State(id: 0)
      var path: StackState<Leaf.State> = [Leaf.State(id: 1), Leaf.State(id: 2)]
      @Presents var destination: Destination.State? = .leaf(Leaf.State(id: 3))
      var text = Tracked()
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case leaf(Leaf.Action)
      case path(StackActionOf<Leaf>)
      case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      CombineReducers {
        Scope(state: \.leaf, action: \.leaf) { Leaf() }
        EmptyReducer()
      }
      .onChange(of: \.leaf.id) { _, _ in EmptyReducer() }
      .dependency(\.uuid, .incrementing)
      EmptyReducer()
        .forEach(\.path, action: \.path) { Leaf() }
        .ifLet(\.$destination, action: \.destination)
    }
  }

  private func copies(
    _ action: (Tree.State) -> Tree.Action,
    of list: @escaping (Tree.State) -> Tracked?
  ) -> Int? {
    let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree() }
    let action = store.withState(action)
    // The first may copy, because the initial state is also a value of the test.
    store.send(action)
    let before = store.withState { list($0)?.copies }
    store.send(action)
    store.send(action)
    #expect(store.withState { list($0)?.values.count } == 3)
    guard let before, let after = store.withState({ list($0)?.copies }) else { return nil }
    return after - before
  }

  @Test func `groups changes and overrides copy nothing`() {
    #expect(copies({ _ in .leaf(.append(1)) }, of: { $0.leaf.list }) == 0)
  }

  @Test func `an element of a stack changes in place`() {
    #expect(
      copies(
        { .path(.element(id: $0.path.ids[0], action: .append(1))) },
        of: { $0.path.first?.list }
      ) == 0
    )
  }

  @Test func `a case of a destination changes in place`() {
    #expect(
      copies(
        { _ in .destination(.presented(.leaf(.append(1)))) },
        of: { $0.destination?.leaf?.list }
      ) == 0
    )
  }

  @Test func `a state that is observed from a scoped store changes in place`() {
    let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree() }
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    leaf.send(.append(1))
    let tracker = Tracker { _ = leaf.id }
    let before = leaf.withState(\.list.copies)
    leaf.send(.append(2))
    #expect(leaf.withState(\.list.copies) == before)
    #expect(tracker.count == 0)
  }

  @Test func `a value that a control writes is not copied`() {
    let store = Store(initialState: Counting.State(), overlappingReads: .stop) { Counting() }
    store.send(.set(\.name, "a"))
    let before = store.withState(\.list.copies)
    store.send(.set(\.name, "b"))
    #expect(store.withState(\.list.copies) == before)
  }

  @Reducer struct Counting {
    @ObservableState struct State: Equatable {
      var name = ""
      var list = Tracked()
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, _ in
        state.list.append(1)
        return .none
      }
    }
  }
}

extension PlacesTests.Tree.Destination.State: Equatable {}
