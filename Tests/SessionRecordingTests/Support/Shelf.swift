import ComposableArchitecture
import SessionRecording

/// A feature with shared values of each kind: in its state, in a child, and in its reducer alone.
@Reducer
struct Shelf {
  enum Order: String { case title, author }

  @ObservableState
  struct State: Codable, Equatable, Sendable {
    @Shared(.appStorage("order")) var order = Order.title
    @SharedReader(.appStorage("isLocked")) var isLocked = false
    var books: [String] = []
    @Presents var detail: ShelfDetail.State?
    var other = Counter.State()
  }

  enum Action: Codable, Equatable, Sendable {
    case orderButtonTapped
    case bookAdded(String)
    case visited
    case visitsResponse(Int)
    case sealed
    case detailButtonTapped
    case detail(PresentationAction<ShelfDetail.Action>)
    case other(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.other, action: \.other) { Counter() }
    Reduce { state, action in
      switch action {
      case .orderButtonTapped:
        state.$order.withLock { $0 = $0 == .title ? .author : .title }
        return .none

      case .bookAdded(let title):
        if !state.isLocked { state.books.append(title) }
        return .none

      case .visited:
        @Shared(.fileStorage(.documentsDirectory.appending(path: "visits.json"))) var visits: [Int] = []
        $visits.withLock { $0.append($0.count + 1) }
        return .send(.visitsResponse(visits.count))

      case .visitsResponse(let count):
        state.books.append("visit \(count)")
        return .none

      case .sealed:
        @Shared(.inMemory("seal")) var seal = Seal()
        return .none

      case .detailButtonTapped:
        state.detail = ShelfDetail.State()
        return .none

      case .detail, .other:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { ShelfDetail() }
  }

  /// A value that can't be recorded.
  struct Seal: Sendable {}
}

@Reducer
struct ShelfDetail {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    @Shared(.inMemory("fontSize")) var fontSize = 10
  }

  enum Action: Codable, Equatable, Sendable { case largerButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$fontSize.withLock { $0 += 1 }
      return .none
    }
  }
}
