import ComposableArchitecture

extension EffectLifetimeTests {
  /// A child whose effects run until they are ended.
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var ticks = 0
    }
    enum Action: Equatable { case start, startIdentified, cancel, closeButtonTapped, tick, tickLater }
    enum ID { case work }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { _ in try await Task.never() }
        case .startIdentified:
          return .run { _ in try await Task.never() }.cancellable(id: ID.work)
        case .cancel:
          return .cancel(id: ID.work)
        case .closeButtonTapped:
          return .run { [dismiss] _ in await dismiss() }
        case .tick:
          state.ticks += 1
          return .none
        case .tickLater:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        }
      }
    }
  }

  /// A feature with every kind of removable child.
  @Reducer struct Parent {
    @Reducer enum Choice {
      case first(Child)
      case second(Child)
    }
    @ObservableState struct State: Equatable {
      var child = Child.State()
      @Presents var sheet: Child.State?
      var optional: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var path = StackState<Child.State>()
      var choice = Choice.State.first(Child.State())
    }
    enum Action {
      case child(Child.Action)
      case sheet(PresentationAction<Child.Action>)
      case optional(Child.Action)
      case rows(IdentifiedActionOf<Child>)
      case path(StackActionOf<Child>)
      case choice(Choice.Action)
      case change(@Sendable (inout State) -> Void)
      case startIdentified
      case cancelAll
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .change(let change): change(&state)
        case .startIdentified: return .run { _ in try await Task.never() }.cancellable(id: Child.ID.work)
        case .cancelAll: return .cancel(id: Child.ID.work)
        case .rows(.element(let id, .closeButtonTapped)): state.rows.remove(id: id)
        case .child, .sheet, .optional, .rows, .path, .choice: break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
      Scope(state: \.choice, action: \.choice) {
        EmptyReducer()
          .ifCaseLet(\.first, action: \.first) { Child() }
          .ifCaseLet(\.second, action: \.second) { Child() }
      }
    }
  }

  /// Two features of one kind, and one that is presented.
  @Reducer struct Grandparent {
    @ObservableState struct State: Equatable {
      var left = Parent.State()
      var right = Parent.State()
      @Presents var presented: Parent.State?
    }
    enum Action {
      case left(Parent.Action)
      case right(Parent.Action)
      case presented(PresentationAction<Parent.Action>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.left, action: \.left) { Parent() }
      Scope(state: \.right, action: \.right) { Parent() }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.$presented, action: \.presented) { Parent() }
    }
  }
}

extension EffectLifetimeTests.Parent.Choice.State: Equatable {}
