import ComposableArchitecture
import Testing

/// An action for one row costs the same with any number of rows. The tests count the accesses to rows.
@MainActor
@Suite("Rule 2: the cost of an action does not grow with the state it does not touch")
struct LargeCollectionTests {
  /// A row that counts comparisons and reads of its identifier.
  final class Meter: Sendable {
    let count = LockIsolated(0)
    func tick() { count.withValue { $0 += 1 } }
  }

  struct Row: Equatable, Identifiable {
    let number: Int
    let meter: Meter
    var count = 0
    var id: Int {
      meter.tick()
      return number
    }
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.meter.tick()
      return lhs.number == rhs.number && lhs.count == rhs.count
    }
  }

  @Reducer struct List {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row>
      var title = ""
    }
    enum Action { case rows(IdentifiedAction<Int, Int>), titleChanged(String), remove(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rows: break
        case .titleChanged(let title): state.title = title
        case .remove(let id): state.rows.remove(id: id)
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) {
        Reduce<Row, Int> { state, action in
          state.count += action
          return .none
        }
      }
    }
  }

  /// Returns the number of accesses to rows while `body` runs on a list of `size` rows.
  private func looks(_ size: Int, _ body: (StoreOf<List>) -> Void) -> Int {
    let meter = Meter()
    let rows = IdentifiedArray(uniqueElements: (0..<size).map { Row(number: $0, meter: meter) })
    let store = Store(initialState: List.State(rows: rows)) { List() }
    // The first action may copy, because the initial state is also a value of the test.
    store.send(.rows(.element(id: 3, action: 1)))
    _ = Tracker { _ = (store.title, store.rows.count) }
    meter.count.setValue(0)
    body(store)
    return meter.count.value
  }

  @Test func `an action for a row looks at no other`() {
    let body: (StoreOf<List>) -> Void = { $0.send(.rows(.element(id: 5, action: 1))) }
    #expect(looks(10_000, body) <= looks(10, body))
  }

  @Test func `an action for the parent looks at no row`() {
    #expect(looks(10_000) { $0.send(.titleChanged("a")) } == 0)
  }

  @Test func `a store of a row looks at no other`() {
    let body: (StoreOf<List>) -> Void = { store in
      let row = store.scope(state: \.rows, action: \.rows)[5]
      row.send(1)
      #expect(row.withState(\.count) == 1)
    }
    #expect(looks(1_000, body) <= looks(10, body))
  }

  @Test func `a row that is removed costs no comparison of the others`() {
    let meter = Meter()
    let rows = IdentifiedArray(uniqueElements: (0..<100).map { Row(number: $0, meter: meter) })
    let store = Store(initialState: List.State(rows: rows)) { List() }
    store.send(.remove(99))
    #expect(store.withState(\.rows.count) == 99)
  }
}
