import ComposableArchitecture

extension RemovedChildTests {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var count = 0
      var leaf: Leaf.State?
    }
    enum Action { case increment, nothing, leaf(Leaf.Action) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .increment = action { state.count += 1 }
        return .none
      }
      .ifLet(\.leaf, action: \.leaf) { Leaf() }
    }
  }

  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      var id: Int
      var count = 0
      var leaf: Leaf.State?
    }
    enum Action { case increment, nothing, leaf(Leaf.Action) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .increment = action { state.count += 1 }
        return .none
      }
      .ifLet(\.leaf, action: \.leaf) { Leaf() }
    }
  }

  @Reducer struct Root {
    @Reducer enum Mode {
      case child(Child)
      case leaf(Leaf)
    }
    @ObservableState struct State {
      var first: Child.State?
      var second: Child.State?
      @Presents var sheet: Child.State?
      @Presents var screen: Mode.State?
      @ObservationStateIgnored var ignored: Child.State?
      var profile = Child.State()
      var mode = Mode.State.child(Child.State(count: 1))
    }
    enum Action {
      case first(Child.Action)
      case second(Child.Action)
      case ignored(Child.Action)
      case profile(Child.Action)
      case mode(Mode.Action)
      case sheet(PresentationAction<Child.Action>)
      case screen(PresentationAction<Mode.Action>)
      case change((inout State) -> Void)
    }
    /// Called after a child has reduced its action.
    var childDidReduce: (@Sendable (inout State) -> Void)?

    var body: some ReducerOf<Self> {
      Scope(state: \.profile, action: \.profile) { Child() }
      Scope(state: \.mode, action: \.mode) { Mode.body }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) } else { childDidReduce?(&state) }
        return .none
      }
      .ifLet(\.first, action: \.first) { Child() }
      .ifLet(\.second, action: \.second) { Child() }
      .ifLet(\.ignored, action: \.ignored) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.$screen, action: \.screen)
    }
  }

  @Reducer struct Lists {
    @ObservableState struct State {
      var rows: IdentifiedArrayOf<Row.State> = []
      var others: IdentifiedArrayOf<Row.State> = []
      var path = StackState<Child.State>()
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case others(IdentifiedActionOf<Row>)
      case path(StackActionOf<Child>)
      case change((inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .forEach(\.others, action: \.others) { Row() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }

  @Reducer struct App {
    @ObservableState enum State {
      case child(Child.State)
      case leaf(Leaf.State)
    }
    enum Action {
      case child(Child.Action)
      case leaf(Leaf.Action)
      case become(State)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .become(let new) = action { state = new }
        return .none
      }
      .ifCaseLet(\.child, action: \.child) { Child() }
      .ifCaseLet(\.leaf, action: \.leaf) { Leaf() }
    }
  }

  /// The parent of a child that changes its own case.
  @Reducer struct Shell {
    @ObservableState struct State { var app: App.State? = .child(Child.State(count: 1)) }
    enum Action { case app(App.Action) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.app, action: \.app) { App() }
    }
  }

  /// The parent of an observable child whose own state isn't observable.
  @Reducer struct Plain {
    struct State { var child: Child.State? }
    enum Action { case child(Child.Action), change((inout State) -> Void) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  /// Reduces the actions of a child by itself, and removes the child.
  @Reducer struct Removing {
    @ObservableState struct State { var screen: Root.Mode.State? = .child(Child.State(count: 1)) }
    enum Action { case screen(Root.Mode.Action) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .screen(let action) = action, var screen = state.screen.take() else { return .none }
        _ = Root.Mode.body.reduce(into: &screen, action: action)
        return .none
      }
    }
  }
}
