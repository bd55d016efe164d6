import ComposableArchitecture
import Testing

@MainActor
@Suite struct ScopeTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    @CasePathable enum Action: Equatable { case increment, later, answer(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .later:
          return .run { await $0(.answer(42)) }
        case .answer(let count):
          state.count = count
          return .none
        }
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      var first = Child.State()
      var second = Child.State()
      var box = Box(child: Child.State())
      var seen: [Int] = []
      /// A part that is computed.
      var mirrored: Child.State {
        get { Child.State(count: -first.count) }
        set { first.count = -newValue.count }
      }
    }
    struct Box: Equatable { var child: Child.State }
    enum Action: Equatable {
      case first(Child.Action)
      case second(Child.Action)
      case boxed(Child.Action)
      case mirrored(Child.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.first, action: \.first) { Child() }
      Scope(\.second, action: \.second) { Child() }
      Scope(state: \.box.child, action: \.boxed) { Child() }
      Scope(state: \.mirrored, action: \.mirrored) { Child() }
      Reduce { state, _ in
        state.seen.append(state.first.count)
        return .none
      }
    }
  }

  @Test func aChildRunsForItsOwnActionsBeforeWhatFollows() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.first(.increment))
    store.send(.second(.increment))
    #expect(store.first.count == 1)
    #expect(store.second.count == 1)
    #expect(store.seen == [1, 1])
  }

  @Test func aPathMayLeadThroughOtherValues() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.boxed(.increment))
    #expect(store.box.child.count == 1)
  }

  @Test func aPathMayBeComputed() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.mirrored(.increment))
    #expect(store.first.count == -1)
  }

  @Test func theEffectsOfAChildSendItsActions() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    store.exhaustivity = .off
    await store.send(.second(.later))
    await store.receive(.second(.answer(42))) { $0.second.count = 42 }
  }

  @CasePathable @dynamicMemberLookup enum Screen: Equatable {
    case loading(Child.State)
    case loaded(Child.State)
  }
  @CasePathable enum ScreenAction: Equatable {
    case loading(Child.Action)
    case loaded(Child.Action)
  }

  private func screen(_ state: Screen) -> Store<Screen, ScreenAction> {
    Store(initialState: state) {
      Scope(state: \.loading, action: \.loading) { Child() }
      Scope(state: \.loaded, action: \.loaded) { Child() }
    }
  }

  @Test func aChildOfACaseRunsWhileTheStateIsInIt() {
    let store = screen(.loaded(Child.State()))
    store.send(.loaded(.increment))
    #expect(store.withState { $0 } == .loaded(Child.State(count: 1)))
  }

  @Test func `an action for another case is reported where the scope stands`() async {
    let messages = await recordedIssues {
      let store = screen(.loaded(Child.State()))
      store.send(.loading(.increment))
      #expect(store.withState { $0 } == .loaded(Child.State()))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("child state was set to a different case") == true)
    #expect(messages.first?.contains("ScopeTests.swift") == true)
  }
}
