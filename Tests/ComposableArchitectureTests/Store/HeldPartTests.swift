import ComposableArchitecture
import Testing

/// Held stores of parts that are computed: they are checked when what they are computed from changes, and only then.
@MainActor
@Suite struct HeldPartTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State {
      var title = ""
      var isSecond = false
      var first: Child.State? = Child.State(id: 1)
      var second: Child.State? = Child.State(id: 2)
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      @ObservationStateIgnored let reads = LockIsolated(0)

      var chosen: Child.State? {
        get {
          reads.withValue { $0 += 1 }
          return isSecond ? second : first
        }
        set { if isSecond { second = newValue } else { first = newValue } }
      }
    }
    enum Action {
      case chosen(Child.Action)
      case rows(IdentifiedActionOf<Child>)
      case change((inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.chosen, action: \.chosen) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
    }
  }

  private let store = Store(initialState: Parent.State()) { Parent() }

  private func change(_ change: @escaping (inout Parent.State) -> Void) { store.send(.change(change)) }

  @Test func `changes of other properties read nothing`() throws {
    let reads = store.withState(\.reads)
    let chosen = try #require(store.scope(state: \.chosen, action: \.chosen))
    reads.setValue(0)
    for _ in 1...10 {
      change {
        $0.title += "!"
        $0.second?.count += 1
        $0.rows[id: 1]?.count += 1
      }
    }
    #expect(reads.value == 0)
    change { $0.first?.count = 7 }
    #expect(reads.value > 0)
    #expect(chosen.count == 7)
  }

  @Test func `the properties behind a part may be others after a change`() throws {
    let chosen = try #require(store.scope(state: \.chosen, action: \.chosen))
    chosen.send(.increment)
    change { $0.isSecond = true }
    #expect(chosen.id == 1, "it has been removed")
    let second = try #require(store.scope(state: \.chosen, action: \.chosen))
    change { $0.second?.count = 5 }
    change { $0.second = nil }
    #expect(second.id == 2)
    #expect(second.count == 5)
    #expect(chosen.count == 1)
  }

  @Test func `a row by its identifier shows its last state after it was removed`() throws {
    let row = try #require(store.scope(state: \.rows[id: 2], action: \.rows[id: 2]))
    change { $0.title = "title" }
    row.send(.increment)
    change { $0.rows[id: 2]?.count += 1 }
    change { $0.title = "other" }
    change { $0.rows.remove(id: 2) }
    #expect(row.count == 2)
    change { $0.rows.append(Child.State(id: 2, count: 9)) }
    #expect(row.count == 2)
  }

  @Test func `a replaced parent has the same parts`() throws {
    let row = try #require(store.scope(state: \.rows[id: 2], action: \.rows[id: 2]))
    change { $0 = Parent.State(rows: [Child.State(id: 2, count: 3)]) }
    #expect(row.count == 3)
    change { $0.title = "title" }
    change { $0.rows[id: 2]?.count = 4 }
    change { $0.rows = [] }
    #expect(row.count == 4)
  }
}
