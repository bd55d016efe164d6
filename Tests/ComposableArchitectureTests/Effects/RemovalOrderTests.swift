import ComposableArchitecture
import Testing

/// The order in which effects end if several children are removed together.
@MainActor
@Suite struct RemovalOrderTests {
  @Reducer struct Child {
    struct State: Equatable, Identifiable { var id = 0 }
    enum Action { case start(Int) }
    let ended: LockIsolated<[Int]>

    var body: some ReducerOf<Self> {
      Reduce { [ended] _, action in
        guard case .start(let number) = action else { return .none }
        return .run { _ in
          try await withTaskCancellationHandler {
            try await Task.never()
          } onCancel: {
            ended.withValue { $0.append(number) }
          }
        }
      }
    }
  }

  @Reducer struct Parent {
    struct State: Equatable {
      var optional: Child.State? = Child.State()
      @PresentationState var sheet: Child.State? = Child.State()
      var rows = IdentifiedArray(uniqueElements: (0..<20).map { Child.State(id: $0) })
      var path = StackState([Child.State(), Child.State()])
    }
    enum Action {
      case optional(Child.Action)
      case sheet(PresentationAction<Child.Action>)
      case rows(IdentifiedActionOf<Child>)
      case path(StackActionOf<Child>)
      case removeAll
    }
    let ended: LockIsolated<[Int]>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .removeAll = action else { return .none }
        state.optional = nil
        state.sheet = nil
        state.rows.removeAll()
        state.path.removeAll()
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child(ended: ended) }
      .ifLet(\.$sheet, action: \.sheet) { Child(ended: ended) }
      .forEach(\.rows, action: \.rows) { Child(ended: ended) }
      .forEach(\.path, action: \.path) { Child(ended: ended) }
    }
  }

  @Test(arguments: 0..<5)
  func `effects of children that are removed together end in the order in which they began`(
    seed: Int
  ) async {
    let ended = LockIsolated([Int]())
    let store = TestStore(initialState: Parent.State()) { Parent(ended: ended) }
    let path = store.state.path.ids
    var starts: [(Int) -> Parent.Action] = [
      { .optional(.start($0)) },
      { .sheet(.presented(.start($0))) },
      { .path(.element(id: path[1], action: .start($0))) },
      { .path(.element(id: path[0], action: .start($0))) },
    ]
    // Another order for each seed, with the rows between the others.
    for row in 0..<20 {
      let id = (row * 7 + seed) % 20
      let start = { (number: Int) in Parent.Action.rows(.element(id: id, action: .start(number))) }
      starts.insert(start, at: (row * 3 + seed) % starts.count)
    }
    for (number, start) in starts.enumerated() { await store.send(start(number)) }
    await store.send(.removeAll) {
      $0 = Parent.State(optional: nil, sheet: nil, rows: [], path: StackState())
    }
    await store.finish()
    #expect(ended.value == Array(starts.indices))
  }
}
