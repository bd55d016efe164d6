import ComposableArchitecture
import Testing

@MainActor
@Suite struct EnumReducerMacroTests {
  @Test func `the reducer of the case runs`() {
    let store = Store(initialState: Path.State.counter(Counter.State())) { Path.body }
    store.send(.counter(.incrementButtonTapped))
    #expect(store.withState { $0 } == .counter(Counter.State(count: 1)))
  }

  @Test func `scoping a store gives the case with its store`() {
    let store = Store(initialState: Path.State.counter(Counter.State(count: 4))) { Path.body }
    guard case .counter(let counter) = store.case else {
      Issue.record("The store is in another case.")
      return
    }
    counter.send(.incrementButtonTapped)
    #expect(store.withState { $0 } == .counter(Counter.State(count: 5)))
  }

  @Test func `ignored cases keep their values`() {
    let store = Store(initialState: Path.State.note("standup")) { Path.body }
    guard case .note("standup") = store.case else {
      Issue.record("The value is lost.")
      return
    }
  }

  @Test func `a case of several values is state without a reducer`() {
    let store = Store(initialState: Path.State.meeting("standup", minutes: 15)) { Path.body }
    #expect(store.withState { $0[case: \.meeting]?.minutes } == 15)
    guard case .meeting("standup", minutes: 15) = store.case else {
      Issue.record("The values are lost.")
      return
    }
  }

  @Test func `states and actions have case paths`() {
    #expect(Path.State.counter(Counter.State()).is(\.counter))
    #expect(Path.State.counter(Counter.State(count: 2)).counter?.count == 2)
    #expect(Path.Action.counter(.incrementButtonTapped)[case: \.counter.incrementButtonTapped] != nil)
  }

  @Test func `presented destinations run without naming their reducers`() async {
    let store = TestStore(initialState: Host.State(path: .counter(Counter.State()))) { Host() }
    await store.send(\.path.counter.incrementButtonTapped) { $0.path = .counter(Counter.State(count: 1)) }
    await store.send(\.path.dismiss) { $0.path = nil }
  }

  @Test func `optional and listed enums run without naming their reducers`() {
    let store = Store(initialState: Screens.State()) { Screens() }
    store.send(.current(.counter(.incrementButtonTapped)))
    store.send(.all(.element(id: 1, action: .counter(.incrementButtonTapped))))
    #expect(store.withState { $0.current } == .counter(Counter.State(count: 1)))
    #expect(store.withState { $0.all[id: 1] } == .counter(Counter.State(count: 8)))
  }

  @Test func `a recursive destination holds itself`() {
    let inner = Tree.State.node(Node.State(child: nil))
    #expect(Tree.State.node(Node.State(child: inner)).node?.child == inner)
  }

  @Test func `an empty reducer has everything`() {
    let store = Store(initialState: Bare.State()) { Bare() }
    #expect(store.withState { $0 } == Bare.State())
  }

  @Test func `a view sends its own actions`() {
    let view = HostView(store: Store(initialState: Host.State()) { Host() })
    view.send(.openButtonTapped)
    #expect(view.store.withState { $0.path } == .counter(Counter.State()))
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Bare {}

@Reducer
private enum Path {
  case counter(Counter)
  case bare(Bare)
  case meeting(String, minutes: Int)
  @ReducerCaseIgnored
  case note(String)
  #if os(Linux)
    case linux(Bare)
  #endif
}

extension Path.State: Equatable {}

@Reducer(state: .equatable, action: .equatable)
private indirect enum Tree {
  case node(Node)
}

@Reducer
private struct Node {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Tree.State?
  }

  indirect enum Action: Equatable {
    case child(PresentationAction<Tree.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child)
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var path: Path.State?
  }

  enum Action: ViewAction {
    case path(PresentationAction<Path.Action>)
    case view(View)

    enum View {
      case openButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path:
        return .none
      case .view(.openButtonTapped):
        state.path = .counter(Counter.State())
        return .none
      }
    }
    .ifLet(\.$path, action: \.path)
  }
}

@Reducer
private struct Screens {
  @ObservableState
  struct State: Equatable {
    var current: Path.State? = .counter(Counter.State())
    var all = IdentifiedArray(uniqueElements: [Path.State.counter(Counter.State(count: 7))], id: \.number)
  }

  enum Action {
    case current(Path.Action)
    case all(IdentifiedAction<Int, Path.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.current, action: \.current)
      .forEach(\.all, action: \.all)
  }
}

extension Path.State {
  fileprivate var number: Int { 1 }
}

@ViewAction(for: Host.self)
@MainActor
private struct HostView {
  let store: StoreOf<Host>
}
