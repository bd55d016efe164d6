import ComposableArchitecture
import Testing

/// A test store keeps the state before an action beside the one after it, large collections included.
@MainActor
@Suite struct CollectionsInTestStoresTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
    /// A value that is ignored in comparisons.
    var note = ""

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.count == rhs.count }
  }

  @Reducer struct Lists {
    @ObservableState struct State: Equatable {
      @ObservableState struct Inner: Equatable { var values = Array(0..<1_000) }
      var rows = IdentifiedArray(uniqueElements: (0..<1_000).map { Row(id: $0) })
      var inner = Inner()
    }
    enum Action { case increment(Int), remove(Int), value(Int), later(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment(let id):
          state.rows[id: id]?.count += 1
          state.rows[id: id]?.note = "incremented"
        case .remove(let id):
          state.rows.remove(id: id)
        case .value(let position):
          state.inner.values[position] += 1
        case .later(let id):
          return .merge(.send(.increment(id)), .send(.increment(id + 1)))
        }
        return .none
      }
    }
  }

  @Reducer struct Holder {
    final class Token: Sendable {}

    struct Held: Equatable {
      let token: Token

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }
    }

    @ObservableState struct State: Equatable {
      var held: Held?
      var rows = IdentifiedArray(uniqueElements: (0..<10).map { Row(id: $0) })
    }
    enum Action { case hold(Held?), later(Held?) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .hold(let held):
          state.held = held
          return .none
        case .later(let held):
          state.rows[id: 1]?.count += 1
          return .send(.hold(held))
        }
      }
    }
  }

  private func testStore() -> TestStoreOf<Lists> {
    TestStore(initialState: Lists.State()) { Lists() }
  }

  @Test func `what a state held is released`() async {
    let store = TestStore(initialState: Holder.State()) { Holder() }
    weak var sent: Holder.Token?
    weak var received: Holder.Token?
    do {
      let held = (sent: Holder.Held(token: .init()), received: Holder.Held(token: .init()))
      (sent, received) = (held.sent.token, held.received.token)
      await store.send(.hold(held.sent)) { $0.held = held.sent }
      await store.send(.later(held.received)) { $0.rows[id: 1]?.count = 1 }
      await store.receive(\.hold) { $0.held = held.received }
    }
    #expect(sent == nil)
    #expect(received != nil)
    await store.send(.later(nil)) { $0.rows[id: 1]?.count = 2 }
    await store.receive(\.hold) { $0.held = nil }
    #expect(received == nil)
  }

  @Test func `what takes no part in comparisons is that of the feature`() async {
    let store = testStore()
    for count in 1...3 {
      await store.send(.increment(5)) {
        $0.rows[id: 5]?.count = count
        $0.rows[id: 5]?.note = "of the test"
        $0.rows[id: 6]?.note = "of the test"
      }
      #expect(store.state.rows[5].note == "incremented")
      #expect(store.state.rows[6].note == "")
    }
  }

  @Test func `rows may go`() async {
    let store = testStore()
    await store.send(.increment(1)) { $0.rows[id: 1]?.count = 1 }
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await store.send(.increment(2)) { $0.rows[id: 2]?.count = 1 }
    #expect(store.state.rows.map(\.id) == [0] + Array(2..<1_000))
    #expect(store.state.rows[1].count == 1)
  }

  @Test func `a failed assertion leaves the state of the feature`() async {
    let store = testStore()
    await withKnownIssue {
      await store.send(.increment(1)) { $0.rows[id: 1]?.count = 100 }
    } matching: {
      $0.description.contains("A state change does not match expectation")
    }
    #expect(store.state.rows[1].count == 1)
    await store.send(.increment(1)) { $0.rows[id: 1]?.count = 2 }
  }

  @Test func `several received actions are compared one by one`() async {
    let store = testStore()
    await store.send(.later(1))
    await store.receive(\.increment) { $0.rows[id: 1]?.count = 1 }
    #expect(store.state.rows[2].count == 0)
    await store.receive(\.increment) { $0.rows[id: 2]?.count = 1 }
    await store.send(.increment(1)) { $0.rows[id: 1]?.count = 2 }
    #expect(store.state.rows[1...2].map(\.count) == [2, 1])
  }

  @Test func `what an assertion does not say is found`() async {
    let store = testStore()
    await store.send(.increment(1)) { $0.rows[id: 1]?.count = 1 }
    await withKnownIssue {
      await store.send(.increment(999))
    } matching: {
      $0.description.contains("State was not expected to change")
    }
    await withKnownIssue {
      await store.send(.increment(998)) {
        $0.rows[id: 998]?.count = 1
        $0.rows[id: 3]?.count = 1
      }
    } matching: {
      $0.description.contains("A state change does not match expectation")
    }
  }
}
