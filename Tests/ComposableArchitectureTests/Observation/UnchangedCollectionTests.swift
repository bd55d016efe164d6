import ComposableArchitecture
import Testing

/// A collection of observable states that ends a reduction with the same states notifies no observer.
@MainActor
@Suite struct UnchangedCollectionTests {
  @ObservableState struct Row: Equatable, Identifiable {
    var id: Int
    var count = 0
  }

  @Reducer(state: .equatable) enum Screen {
    case counter(Counter)
    case other(Counter)
  }

  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      var count = 0
      var other = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Host {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      var path = StackState([Row(id: 1), Row(id: 2)])
      var screens: StackState<Screen.State> = [.counter(Counter.State()), .other(Counter.State())]
    }
    enum Action {
      case change(@Sendable (inout State) -> Void)
      case screens(StackActionOf<Screen>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.screens, action: \.screens)
    }
  }

  private typealias Change = @Sendable (inout Host.State) -> Void

  private nonisolated static let changes: [Change] = [
    { $0.rows = $0.rows.filter { _ in true } },
    { $0.rows = IdentifiedArray(uniqueElements: $0.rows.elements) },
    { $0.rows.removeAll { _ in false } },
    { $0.rows.sort { $0.id < $1.id } },
    { $0.rows[0] = $0.rows[0] },
    { $0.rows[id: 1] = $0.rows[id: 1] },
    {
      let row = $0.rows[id: 1]!
      $0.rows[id: 1]! = row
    },
    { $0.path[0] = $0.path[0] },
    { $0.path = StackState($0.path) },
    {
      let state = $0
      $0 = state
    },
  ]

  @Test(arguments: changes.indices)
  func `the same states notify no observer`(index: Int) {
    let store = Store(initialState: Host.State()) { Host() }
    let counts = [
      observe { store.rows.count }, observe { store.rows[id: 1]?.count }, observe { store.rows[1].count },
      observe { index == 8 ? 0 : store.path.count }, observe { index == 8 ? 0 : store.path[0].count },
    ]
    store.send(.change(Self.changes[index]))
    #expect(counts.map(\.value) == [0, 0, 0, 0, 0])
  }

  @Test func `equal rows that are others notify`() {
    let store = Store(initialState: Host.State()) { Host() }
    let counts = observe { store.rows.count }
    store.send(.change { $0.rows = [Row(id: 1), Row(id: 2)] })
    #expect(counts.value == 1)
  }

  @Test func `a change of a screen notifies no observer of others or of its other properties`() throws {
    let store = Store(initialState: Host.State()) { Host() }
    let screens = store.scope(state: \.screens, action: \.screens)
    let (first, second) = (screens[0], screens[1])
    let counter = try #require(first.scope(state: \.counter, action: \.counter))
    let other = try #require(second.scope(state: \.other, action: \.other))
    let counts = [
      observe { counter.count }, observe { counter.other }, observe { other.count },
      observe { first.state.counter?.other }, observe { second.state.other?.count },
      observe { store.screens[1].other?.count },
    ]
    counter.send(.increment)
    #expect(counts.map(\.value) == [1, 0, 0, 0, 0, 0])
  }

  /// Returns the number of changes that an observer is notified of.
  private func observe(_ read: () -> some Any) -> LockIsolated<Int> {
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    return changes
  }
}
