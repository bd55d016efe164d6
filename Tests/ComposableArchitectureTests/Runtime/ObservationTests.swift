import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 3: observers see whole states") struct ObservationTests {
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var name = ""
      var count = 0
    }
    enum Action { case nameChanged(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name):
          state.name = name
          return .none
        }
      }
    }
  }

  @Reducer struct List {
    @ObservableState struct State: Equatable {
      var title = ""
      var count = 0
      var numbers: [Int] = [1]
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
      var child = Row.State(id: 0)
      @Presents var sheet: Row.State?
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case child(Row.Action)
      case sheet(PresentationAction<Row.Action>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Row() }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .ifLet(\.$sheet, action: \.sheet) { Row() }
    }
  }

  private let store = Store(initialState: List.State()) { List() }

  /// Returns the number of notifications of an observer of `read` while `body` runs. The observer registers again
  /// each time.
  private func notifications(
    of read: @escaping @MainActor (StoreOf<List>) -> Void,
    _ body: (StoreOf<List>) -> Void
  ) -> Int {
    let tracker = Tracker { read(self.store) }
    tracker.track()
    body(store)
    return tracker.count
  }

  @MainActor final class Tracker {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) { self.read = read }

    func track() {
      withObservationTracking(read) {
        MainActor.assumeIsolated {
          self.count += 1
          self.track()
        }
      }
    }
  }

  @Test func `an observer is told of what it read and of nothing else`() {
    #expect(notifications(of: { _ = $0.title }) { $0.send(.change { $0.title = "a" }) } == 1)
    #expect(notifications(of: { _ = $0.title }) { $0.send(.change { $0.count = 1 }) } == 0)
  }

  @Test func `an observer sees the new state`() {
    let seen = LockIsolated<[String]>([])
    withObservationTracking {
      _ = store.title
    } onChange: {
      let title = MainActor.assumeIsolated { store.title }
      seen.withValue { $0.append(title) }
    }
    store.send(.change { $0.title = "new" })
    #expect(seen.value == ["new"])
  }

  @Test func `an observer is told once however often a property changes in a reduction`() {
    let count = notifications(of: { _ = $0.count }) {
      $0.send(.change { for _ in 1...5 { $0.count += 1 } })
    }
    #expect(count == 1)
  }

  @Test func `an observer is told once of several properties that it reads`() {
    let seen = LockIsolated<[String]>([])
    withObservationTracking {
      _ = (store.title, store.count)
    } onChange: {
      let state = MainActor.assumeIsolated { "\(store.title) \(store.count)" }
      seen.withValue { $0.append(state) }
    }
    store.send(
      .change {
        $0.title = "a"
        $0.count = 2
      }
    )
    #expect(seen.value == ["a 2"])
  }

  @Test func `setting an equal value notifies no observer`() {
    #expect(notifications(of: { _ = $0.count }) { $0.send(.change { $0.count = 0 }) } == 0)
    #expect(notifications(of: { _ = $0.count }) { $0.send(.change { $0.count += 0 }) } == 0)
    #expect(notifications(of: { _ = $0.numbers }) { $0.send(.change { $0.numbers = [1] }) } == 0)
    #expect(
      notifications(of: { _ = $0.numbers }) { $0.send(.change { $0.numbers.removeAll { $0 > 5 } }) } == 0
    )
    #expect(notifications(of: { _ = $0.numbers }) { $0.send(.change { $0.numbers.append(2) }) } == 1)
  }

  @Test func `a change in one row tells no observer of another`() {
    let change: (StoreOf<List>) -> Void = { $0.send(.rows(.element(id: 1, action: .nameChanged("x")))) }
    #expect(notifications(of: { _ = $0.rows[id: 2]?.name }, change) == 0)
    #expect(
      notifications(of: { _ = $0.rows.count }) { $0.send(.rows(.element(id: 1, action: .nameChanged("y")))) }
        == 0
    )
    #expect(
      notifications(of: { _ = $0.rows[id: 1]?.name }) {
        $0.send(.rows(.element(id: 1, action: .nameChanged("z"))))
      } == 1
    )
  }

  @Test func `appending a row tells the list and not the rows`() throws {
    let rows = store.scope(state: \.rows, action: \.rows)
    let first = try #require(rows.first)
    let append: (StoreOf<List>) -> Void = { store in
      let id = store.withState(\.rows.count) + 1
      store.send(.change { $0.rows.append(Row.State(id: id)) })
    }
    #expect(notifications(of: { _ in _ = first.name }, append) == 0)
    #expect(notifications(of: { _ = $0.rows.count }, append) == 1)
  }

  @Test func `a change of a child tells its observers and not those of the parent`() {
    let child = store.scope(state: \.child, action: \.child)
    #expect(notifications(of: { _ in _ = child.name }) { $0.send(.child(.nameChanged("a"))) } == 1)
    #expect(notifications(of: { _ in _ = child.count }) { $0.send(.child(.nameChanged("b"))) } == 0)
    #expect(notifications(of: { _ = $0.child }) { $0.send(.child(.nameChanged("c"))) } == 0)
  }

  @Test func `replacing a child tells its observers`() {
    let child = store.scope(state: \.child, action: \.child)
    #expect(
      notifications(of: { _ in _ = child.name }) {
        $0.send(.change { $0.child = Row.State(id: 9, name: "n") })
      } == 1
    )
    #expect(child.name == "n")
  }

  @Test func `replacing a row tells its observers and not those of the others`() throws {
    let rows = store.scope(state: \.rows, action: \.rows)
    let (first, second) = (rows[0], rows[1])
    let replace: (StoreOf<List>) -> Void = {
      $0.send(.change { $0.rows[id: 1] = Row.State(id: 1, name: "n") })
    }
    #expect(notifications(of: { _ in _ = second.name }, replace) == 0)
    #expect(notifications(of: { _ in _ = first.name }, replace) == 1)
    #expect(first.name == "n")
  }

  @Test func `replacing the whole state tells every observer`() {
    #expect(notifications(of: { _ = $0.count }) { $0.send(.change { $0 = List.State(count: 3) }) } == 1)
    #expect(store.count == 3)
  }

  @Test func `presenting and dismissing notify observers of a sheet`() {
    let present: (StoreOf<List>) -> Void = { $0.send(.change { $0.sheet = Row.State(id: 5) }) }
    #expect(notifications(of: { _ = $0.sheet }, present) == 1)
    #expect(notifications(of: { _ = $0.sheet }) { $0.send(.sheet(.presented(.nameChanged("x")))) } == 0)
    #expect(
      notifications(of: { _ = $0.scope(state: \.sheet, action: \.sheet.presented) }) {
        $0.send(.sheet(.dismiss))
      } == 1
    )
  }

  @Test func `a changed copy of the state notifies no observer`() {
    let count = notifications(of: { _ = $0.title }) { store in
      var copy = store.state
      copy.title = "copy"
      #expect(copy.title == "copy")
    }
    #expect(count == 0)
    #expect(store.title == "")
  }

  @Test func `dumps show declared names and no registrar`() {
    #expect(
      String(customDumping: Row.State(id: 1, name: "a")) == """
        ObservationTests.Row.State(
          id: 1,
          name: "a",
          count: 0
        )
        """
    )
  }
}
