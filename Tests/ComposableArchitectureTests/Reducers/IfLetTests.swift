import ComposableArchitecture
import Testing

/// Children that may be missing: an optional, a case of an enum.
@MainActor
@Suite struct IfLetTests {
  @Reducer struct Child {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, close, later }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .close:
          return .none
        case .later:
          return .run { await $0(.increment) }
        }
      }
    }
  }

  @Reducer struct Parent {
    struct State: Equatable {
      var child: Child.State?
      var seen: [Int?] = []
    }
    enum Action: Equatable { case child(Child.Action), open, closed }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.seen.append(state.child?.count)
        switch action {
        case .open:
          state.child = Child.State()
        case .child(.close):
          state.child = nil
          return .send(.closed)
        case .child, .closed:
          break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  @Test func `the child runs before its parent`() {
    let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
    store.send(.child(.increment))
    #expect(store.withState { $0 } == Parent.State(child: Child.State(count: 1), seen: [1]))
  }

  @Test func `a child comes and goes`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.open) {
      $0.child = Child.State()
      $0.seen = [nil]
    }
    await store.send(.child(.close)) {
      $0.child = nil
      $0.seen = [nil, 0]
    }
    await store.receive(.closed) { $0.seen = [nil, 0, nil] }
  }

  @Test func `the effects of the child send its actions`() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) { Parent() }
    store.exhaustivity = .off
    await store.send(.child(.later))
    await store.receive(.child(.increment)) { $0.child?.count = 1 }
  }

  @Test func `the report of an action for a missing child names the action`() async {
    let messages = await recordedIssues {
      let store = Store(initialState: Parent.State()) { Parent() }
      store.send(.child(.increment))
      #expect(store.withState(\.seen) == [nil])
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("IfLetTests.swift") == true)
    #expect(messages.first?.contains(".child(.increment)") == true)
  }

  /// A parent that opens the child with the child's own action is too late.
  @Test func `a parent that opens the child does not make the action its own`() async {
    let messages = await recordedIssues {
      let store = Store(initialState: Parent.State()) {
        Reduce<Parent.State, Parent.Action> { state, _ in
          state.child = Child.State(count: 5)
          return .none
        }
        .ifLet(\.child, action: \.child) { Child() }
      }
      store.send(.child(.increment))
      #expect(store.withState(\.child?.count) == 5)
    }
    #expect(messages.count == 1)
  }

  @Test func `two optional children are chained`() {
    struct State: Equatable {
      var first: Child.State? = Child.State()
      var second: Child.State? = Child.State()
    }
    let store = Store(initialState: State()) {
      Reduce<State, Pair> { _, _ in .none }
        .ifLet(\.first, action: \.first) { Child() }
        .ifLet(\.second, action: \.second) { Child() }
    }
    store.send(.first(.increment))
    store.send(.second(.increment))
    store.send(.second(.increment))
    #expect(store.withState(\.first?.count) == 1)
    #expect(store.withState(\.second?.count) == 2)
  }

  @CasePathable enum Pair { case first(Child.Action), second(Child.Action) }

  // MARK: Cases

  @CasePathable @dynamicMemberLookup enum Screen: Equatable {
    case first(Child.State)
    case second(Child.State)
  }

  private func screen(_ state: Screen) -> Store<Screen, Pair> {
    Store(initialState: state) {
      Reduce<Screen, Pair> { state, action in
        if case .first(.close) = action { state = .second(Child.State(count: 10)) }
        return .none
      }
      .ifCaseLet(\.first, action: \.first) { Child() }
      .ifCaseLet(\.second, action: \.second) { Child() }
    }
  }

  @Test func `the child of the case runs`() {
    let store = screen(.first(Child.State()))
    store.send(.first(.increment))
    #expect(store.withState { $0 } == .first(Child.State(count: 1)))
  }

  @Test func `a parent leaves a case for another`() {
    let store = screen(.first(Child.State()))
    store.send(.first(.close))
    store.send(.second(.increment))
    #expect(store.withState { $0 } == .second(Child.State(count: 11)))
  }

  @Test func `the report of an action for another case names action state and place`() async {
    let messages = await recordedIssues {
      let store = screen(.first(Child.State()))
      store.send(.second(.increment))
    }
    #expect(messages.count == 1)
    for words in ["ifCaseLet", "IfLetTests.swift", ".second(.increment)", "first("] {
      #expect(messages.first?.contains(words) == true, "\(messages)")
    }
  }
}
