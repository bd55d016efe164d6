import ComposableArchitecture

/// A feature whose state is small.
@Reducer struct SmallStateFeature {
  @ObservableState struct State: Equatable, Sendable { var count = 0 }
  enum Action: Equatable, Sendable { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

/// An enum of reducers, two of which have a big state.
@Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
enum BigChoice {
  case big(BigStateFeature)
  case other(BigStateFeature)
  case small(SmallStateFeature)
}

extension BigChoice.State {
  /// Made once, because making one takes more room than copying one.
  static let big = Self.big(BigStateFeature.State())
  static let other = Self.other(BigStateFeature.State())
}

/// A holder of enums of reducers.
@Reducer struct BigChoicePresenter {
  @ObservableState struct State: Equatable, Sendable {
    @Presents var choice: BigChoice.State?
    var optional: BigChoice.State?
    var child = BigChoice.State.small(SmallStateFeature.State())
    var path = StackState<BigChoice.State>()
    var count = 0
  }
  enum Action: Equatable, Sendable {
    case presentOther, push, removeAll
    case choice(PresentationAction<BigChoice.Action>)
    case optional(BigChoice.Action)
    case child(BigChoice.Action)
    case path(StackActionOf<BigChoice>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { BigChoice.body }
    Reduce { state, action in
      switch action {
      case .presentOther:
        state.choice = .other
      case .push:
        state.path.append(.other)
      case .removeAll:
        state.choice = nil
        state.optional = nil
        state.path.removeAll()
      case .choice, .optional, .child, .path:
        state.count += 1
      }
      return .none
    }
    .ifLet(\.$choice, action: \.choice)
    .ifLet(\.optional, action: \.optional)
    .forEach(\.path, action: \.path)
  }
}

/// A feature whose whole state is an enum that is written by hand.
@Reducer struct BigSwitch {
  @CasePathable @ObservableState enum State: Equatable, Sendable {
    case big(BigStateFeature.State)
    case small(SmallStateFeature.State)

    static let big = Self.big(BigStateFeature.State())
  }
  enum Action: Equatable, Sendable {
    case big(BigStateFeature.Action)
    case small(SmallStateFeature.Action)
    case showSmall, showBig
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.small, action: \.small) { SmallStateFeature() }
    Reduce { state, action in
      switch action {
      case .showSmall: state = .small(SmallStateFeature.State())
      case .showBig: state = .big
      case .big, .small: break
      }
      return .none
    }
    .ifCaseLet(\.big, action: \.big) { BigStateFeature() }
  }
}

/// A feature whose state is that of an enum of reducers.
@Reducer struct BigChoiceFeature {
  typealias State = BigChoice.State
  typealias Action = BigChoice.Action
  var body: some ReducerOf<Self> { BigChoice.body }
}

/// An enum of features whose states are enums.
@Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
enum BigOuterChoice {
  case choice(BigChoiceFeature)
  case byHand(BigSwitch)
}

/// A holder of enums in enums.
@Reducer struct BigOuterPresenter {
  @ObservableState struct State: Equatable, Sendable {
    @Presents var outer: BigOuterChoice.State?
    var path = StackState<BigOuterChoice.State>()
  }
  enum Action: Equatable, Sendable {
    case outer(PresentationAction<BigOuterChoice.Action>)
    case path(StackActionOf<BigOuterChoice>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$outer, action: \.outer)
      .forEach(\.path, action: \.path)
  }
}

/// An enum of reducers whose actions are big.
@Reducer(action: .sendable)
enum BigActionChoice {
  case big(BigActionFeature)
  case small(SmallStateFeature)
}

@Reducer struct BigActionPresenter {
  @ObservableState struct State {
    @Presents var choice: BigActionChoice.State? = .big(BigActionFeature.State())
    var path = StackState<BigActionChoice.State>([.big(BigActionFeature.State())])
  }
  enum Action: Sendable {
    case choice(PresentationAction<BigActionChoice.Action>)
    case path(StackActionOf<BigActionChoice>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$choice, action: \.choice)
      .forEach(\.path, action: \.path)
  }
}
