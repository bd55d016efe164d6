import ComposableArchitecture
import Testing

@MainActor
@Suite struct ForEachTests {
  @Reducer struct Row {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable { case increment, later, remove }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .later:
          return .run { await $0(.increment) }
        case .remove:
          return .none
        }
      }
    }
  }

  @Reducer struct List {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]
      var sums: [Int] = []
    }
    enum Action: Equatable { case rows(IdentifiedActionOf<Row>), clear }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.sums.append(state.rows.map(\.count).reduce(0, +))
        switch action {
        case .rows(.element(let id, .remove)): state.rows.remove(id: id)
        case .rows: break
        case .clear: state.rows = []
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Test func `the row of the action runs before the list`() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.rows(.element(id: 2, action: .increment)))
    #expect(store.withState(\.rows.elements).map(\.count) == [0, 1, 0])
    #expect(store.withState(\.sums) == [1])
  }

  @Test func `an effect of a row sends its action`() async {
    let store = TestStore(initialState: List.State()) { List() }
    store.exhaustivity = .off
    await store.send(.rows(.element(id: 3, action: .later)))
    await store.receive(\.rows[id: 3].increment) { $0.rows[id: 3]?.count = 1 }
  }

  @Test func `a row is removed by its own action`() {
    let store = Store(initialState: List.State()) { List() }
    store.send(.rows(.element(id: 2, action: .remove)))
    #expect(store.withState { Array($0.rows.ids) } == [1, 3])
  }

  @Test func `an action for a removed row is reported with its identifier`() async {
    let messages = await recordedIssues {
      let store = Store(initialState: List.State()) { List() }
      store.send(.clear)
      store.send(.rows(.element(id: 2, action: .increment)))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("missing element") == true)
    #expect(messages.first?.contains("ForEachTests.swift") == true)
  }

  @Test func `rows may have identifiers of any kind`() {
    let pairs = IdentifiedArray(uniqueElements: [Pair(name: "a"), Pair(name: "b")], id: \.name)
    let store = Store(initialState: pairs) {
      Reduce<IdentifiedArray<String, Pair>, IdentifiedAction<String, Int>> { _, _ in .none }
        .forEach(\.self, action: \.self) {
          Reduce<Pair, Int> { state, action in
            state.count += action
            return .none
          }
        }
    }
    store.send(.element(id: "b", action: 5))
    #expect(store.withState { $0[id: "b"]?.count } == 5)
  }

  struct Pair: Equatable {
    let name: String
    var count = 0
  }

  @Test func `an identified action is found by its case`() {
    let action = IdentifiedAction<Int, Row.Action>.element(id: 3, action: .increment)
    #expect(action[case: \.element]?.id == 3)
    #expect(action[case: \.[id: 3]] == .increment)
    #expect(action[case: \.[id: 4]] == nil)
    let path: CaseKeyPath<IdentifiedAction<Int, Row.Action>, Row.Action> = \.[id: 7]
    #expect(path(.remove) == .element(id: 7, action: .remove))
  }

  @Test func `a row that is replaced by another with its identifier runs on`() {
    let store = Store(initialState: List.State()) {
      Reduce<List.State, List.Action> { state, action in
        if case .clear = action { state.rows[id: 1] = Row.State(id: 1, count: 10) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
    store.send(.clear)
    store.send(.rows(.element(id: 1, action: .increment)))
    #expect(store.withState { $0.rows[id: 1]?.count } == 11)
  }
}
