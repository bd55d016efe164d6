import ComposableArchitecture

/// 100 KB, inline.
struct BigValue: Equatable, Sendable {
  var mark = 0
  private var bulk = InlineArray<12_800, Int>(repeating: 0)

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.mark == rhs.mark }
}

/// 64 KB, inline, as the payload of an action.
struct BigPayload: Equatable, Sendable {
  var mark = 0
  private var bulk = InlineArray<8_192, Int>(repeating: 0)

  /// Made once, because making one takes more room than copying one.
  static let seven = BigPayload(mark: 7)

  init(mark: Int) { self.mark = mark }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.mark == rhs.mark }
}

/// A feature whose state is big.
@Reducer struct BigStateFeature {
  @ObservableState struct State: Equatable, Sendable, Identifiable {
    var id = 0
    var count = 0
    var value = BigValue()
  }
  enum Action: Equatable, Sendable { case increment, later }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        state.value.mark += 1
        return .none
      case .later:
        return .run { await $0(.increment) }
      }
    }
  }
}

/// A holder of a big feature.
@Reducer struct BigStateParent {
  @ObservableState struct State: Equatable, Sendable {
    var child = BigStateFeature.State()
  }
  enum Action: Equatable, Sendable { case child(BigStateFeature.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { BigStateFeature() }
  }
}

/// A holder of big features that can be removed.
@Reducer struct BigStatePresenter {
  @ObservableState struct State: Equatable, Sendable {
    @Presents var sheet: BigStateFeature.State?
    var rows: IdentifiedArrayOf<BigStateFeature.State> = []
    var path = StackState<BigStateFeature.State>()
  }
  enum Action: Equatable, Sendable {
    case removeAll
    case sheet(PresentationAction<BigStateFeature.Action>)
    case rows(IdentifiedActionOf<BigStateFeature>)
    case path(StackActionOf<BigStateFeature>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeAll:
        state.rows.removeAll()
        state.path.removeAll()
      case .sheet, .rows, .path: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { BigStateFeature() }
    .forEach(\.rows, action: \.rows) { BigStateFeature() }
    .forEach(\.path, action: \.path) { BigStateFeature() }
  }
}

/// A feature whose actions are big.
@Reducer struct BigActionFeature {
  @ObservableState struct State: Equatable, Sendable { var mark = 0 }
  enum Action: Sendable { case payload(BigPayload), sendPayload, later }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payload(let payload):
        state.mark = payload.mark
        return .none
      case .sendPayload:
        return .send(.payload(BigPayload.seven))
      case .later:
        return .run { await $0(.payload(BigPayload.seven)) }
      }
    }
  }
}

@Reducer struct BigActionParent {
  @ObservableState struct State: Equatable, Sendable {
    var child = BigActionFeature.State()
    @Presents var sheet: BigActionFeature.State? = BigActionFeature.State()
  }
  enum Action: Sendable {
    case child(BigActionFeature.Action)
    case sheet(PresentationAction<BigActionFeature.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { BigActionFeature() }
    Reduce { _, _ in .none }
      .ifLet(\.$sheet, action: \.sheet) { BigActionFeature() }
  }
}

/// A feature that holds another of its kind, as deep as a state goes.
@Reducer struct NestedFeature {
  @ObservableState struct State: Equatable, Sendable {
    var count = 0
    @Presents var child: NestedFeature.State?

    init(depth: Int) { child = depth == 0 ? nil : State(depth: depth - 1) }

    /// The count of the innermost feature.
    var innermost: Int { child?.innermost ?? count }

    mutating func setInnermost(_ count: Int) {
      if child == nil { self.count = count } else { child?.setInnermost(count) }
    }
  }
  indirect enum Action: Equatable, Sendable {
    case increment, later
    case child(PresentationAction<NestedFeature.Action>)

    /// Returns `action` for the feature `depth` levels below.
    static func nested(_ action: Self, depth: Int) -> Self {
      depth == 0 ? action : .child(.presented(.nested(action, depth: depth - 1)))
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .later:
        return .run { await $0(.increment) }
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { NestedFeature() }
  }
}

/// One of fifty levels of features. Each is scoped to the next, and each has another type.
@Reducer struct Level<Inner: Reducer>
where Inner.State: Equatable & Sendable & Leveled, Inner.Action: Equatable & Sendable {
  let inner: Inner

  @ObservableState struct State: Equatable, Sendable, Leveled {
    var count = 0
    var inner = Inner.State()

    init() {}

    var innermost: Int { inner.innermost }
    mutating func setInnermost(_ count: Int) { inner.setInnermost(count) }
  }
  @CasePathable enum Action: Equatable, Sendable {
    indirect case inner(Inner.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { inner }
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

protocol Leveled {
  init()
  var innermost: Int { get }
  mutating func setInnermost(_ count: Int)
}
