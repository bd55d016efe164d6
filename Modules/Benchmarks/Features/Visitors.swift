import ComposableArchitecture

/// A list whose rows can each present a feature with effects, beside a presentation of the list itself.
@Reducer
struct Visitors {
  @Reducer
  struct Visit {
    @ObservableState
    struct State: Equatable {}

    enum Action: Sendable { case startButtonTapped(effects: Int) }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .startButtonTapped(let count):
          .merge((0..<count).map { _ in .run { _ in try await Task.never() } })
        }
      }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
      @Presents var visit: Visit.State? = Visit.State()
    }

    enum Action: Sendable {
      case incrementButtonTapped
      case visit(PresentationAction<Visit.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .incrementButtonTapped = action { state.count += 1 }
        return .none
      }
      .ifLet(\.$visit, action: \.visit) { Visit() }
    }
  }

  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var visit: Visit.State? = Visit.State()
    var rows: IdentifiedArrayOf<Row.State> = []

    init(rows count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action: Sendable {
    case incrementButtonTapped
    case rows(IdentifiedActionOf<Row>)
    case visit(PresentationAction<Visit.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .incrementButtonTapped = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$visit, action: \.visit) { Visit() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
