import Testing

@testable import ComposableArchitecture

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

  @Test func `a child runs for its own actions before what follows`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.first(.increment))
    store.send(.second(.increment))
    #expect(store.first.count == 1)
    #expect(store.second.count == 1)
    #expect(store.seen == [1, 1])
  }

  @Test func `a path may lead through other values`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.boxed(.increment))
    #expect(store.box.child.count == 1)
  }

  @Test func `a path may be computed`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.mirrored(.increment))
    #expect(store.first.count == -1)
  }

  @Test func `the effects of a child send its actions`() async {
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

  @Test func `a child of a case runs while the state is in it`() {
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

  // MARK: Called directly

  @Reducer struct Multiplying {
    let factor: Int
    var body: some Reducer<Child.State, Child.Action> {
      Reduce { state, _ in
        state.count = (state.count + 1) * factor
        return .none
      }
    }
  }

  /// A reducer whose body depends on the moment. One place in the source makes all its scopes.
  @Reducer struct Varying {
    typealias State = Parent.State
    typealias Action = Parent.Action
    @Dependency(\.factor) var factor
    var body: some ReducerOf<Self> {
      Scope(state: \.first, action: \.first) { Multiplying(factor: factor) }
    }
  }

  @Test func `a reducer that is called directly evaluates its body each time`() {
    var state = Parent.State()
    for factor in 1...3 {
      let effect = withDependencies {
        $0.factor = factor
      } operation: {
        Varying().reduce(into: &state, action: .first(.increment))
      }
      #expect(effect.isNone)
    }
    #expect(state.first.count == (((0 + 1) * 1 + 1) * 2 + 1) * 3)
    _ = Varying().reduce(into: &state, action: .second(.increment))
    #expect(state.second.count == 0)
  }

  @Test func `a scope finds the same child by a literal and by a case key path`() {
    let path: CaseKeyPath<Parent.Action, Child.Action> = \.first
    var state = Parent.State()
    for _ in 1...2 {
      let reducers: [any Reducer<Parent.State, Parent.Action>] = [
        Scope(state: \.first, action: \.first) { Child() },
        Scope(\.first, action: \.first) { Child() },
        Scope(state: \.first, action: path) { Child() },
        Scope(\.first, action: \Parent.Action.Cases.first) { Child() },
      ]
      for reducer in reducers { _ = reducer.reduce(into: &state, action: .first(.increment)) }
    }
    #expect(state.first.count == 8)
  }

  @Test func `a reducer that is called directly changes its state in place`() {
    var state = StateInPlaceTests.Tree.State()
    let copies = state.child.list.copies
    for number in 1...3 { _ = StateInPlaceTests.Tree().reduce(into: &state, action: .child(.append(number))) }
    #expect(state.child.list.values == [1, 2, 3])
    #expect(state.child.list.copies == copies)
  }

  /// An action whose case paths depend on what they are made with.
  private enum Numbered: CasePathable {
    case number(Int)

    struct AllCasePaths {
      let offset: Int

      var shifted: AnyCasePath<Numbered, Int> {
        AnyCasePath(
          embed: { [offset] in .number($0 - offset) },
          extract: { [offset] in
            switch $0 {
            case .number(let number): number + offset
            }
          }
        )
      }
    }

    @TaskLocal static var offset = 0
    static var allCasePaths: AllCasePaths { AllCasePaths(offset: offset) }
  }

  private struct Sum { var value = 0 }

  @Test func `case paths that store a value are asked for each time`() {
    func reduce(_ sum: inout Sum) {
      let scope = Scope<Sum, Numbered, _>(state: \.value, action: \.shifted) {
        Reduce<Int, Int> { state, number in
          state += number
          return .none
        }
      }
      _ = scope.reduce(into: &sum, action: .number(1))
    }
    var sum = Sum()
    reduce(&sum)
    Numbered.$offset.withValue(10) { reduce(&sum) }
    #expect(sum.value == 12)
  }

  /// Key paths in generic code are other objects each time.
  @Reducer struct Generic<Value: Equatable & Sendable> {
    @ObservableState struct State { var child = Child.State() }
    enum Action { case child(Child.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
    }
  }

  @Test func `a scope of a generic feature`() {
    var state = Generic<Int>.State()
    for _ in 1...5_000 { _ = Generic<Int>().reduce(into: &state, action: .child(.increment)) }
    #expect(state.child.count == 5_000)
    var other = Generic<String>.State()
    _ = Generic<String>().reduce(into: &other, action: .child(.increment))
    #expect(other.child.count == 1)
  }
}

private enum FactorKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  fileprivate var factor: Int {
    get { self[FactorKey.self] }
    set { self[FactorKey.self] = newValue }
  }
}
