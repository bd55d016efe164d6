import ComposableArchitecture

/// A list whose rows each have a title, a number and an optional child, beside a value of the list itself.
@Reducer
struct Sheets {
  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var title = ""
      var numbers: [Int] = []
    }

    enum Action: Sendable { case appendButtonTapped, titleChanged(String) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appendButtonTapped:
          state.numbers.append(0)
        case .titleChanged(let title):
          state.title = title
        }
        return .none
      }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
      var child: Child.State?
    }

    enum Action: Sendable { case incrementButtonTapped, addButtonTapped, child(Child.Action) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // Written by the setter, not in place.
        case .incrementButtonTapped: state.count = state.count + 1
        case .addButtonTapped: state.count += 1
        case .child: break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  @ObservableState
  struct State: Equatable {
    var title = 0
    var child: Child.State?
    var rows: IdentifiedArrayOf<Row.State> = []

    init(rows count: Int, child: Child.State? = nil) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0, child: child) })
    }

    init(child: Child.State) { self.child = child }
  }

  enum Action: Sendable {
    case titleButtonTapped
    case removeButtonTapped(id: Int)
    case addButtonTapped(id: Int)
    case child(Child.Action)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleButtonTapped:
        state.title = state.title + 1
      case .removeButtonTapped(let id):
        state.rows.remove(id: id)
      case .addButtonTapped(let id):
        state.rows.insert(Row.State(id: id), at: min(id, state.rows.count))
      case .child, .rows:
        break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Child() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
