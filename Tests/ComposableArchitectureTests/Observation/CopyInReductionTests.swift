import ComposableArchitecture
import Observation
import Testing

/// Copies of a state share its observers. What happens to a copy doesn't hide a change of the state.
@MainActor
@Suite struct CopyInReductionTests {
  @ObservableState struct Item: Equatable, Identifiable, Sendable {
    var id = 1
    var count = 0
  }

  @ObservableState struct State: Equatable, Sendable {
    var count = 0
    var item = Item()
    var optional: Item? = Item()
    @Presents var sheet: Item? = Item()
    var rows: IdentifiedArrayOf<Item> = [Item(), Item(id: 2)]
    var path: StackState<Item> = [Item(), Item()]
    var array = [Item(), Item()]
  }

  struct Step: Sendable {
    let change: @Sendable (inout State) -> Void

    init(_ change: @escaping @Sendable (inout State) -> Void) { self.change = change }
  }

  /// Counts one notification at most: that of the first change that an observer sees.
  private func observe(_ read: () -> Int?) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    _ = withObservationTracking(read) { count.withValue { $0 += 1 } }
    return count
  }

  private func makeStore() -> Store<State, Step> {
    Store(initialState: State()) {
      Reduce<State, Step> { state, step in
        step.change(&state)
        return .none
      }
    }
  }

  private typealias Reading = @MainActor (Store<State, Step>) -> Int?

  private nonisolated static let readings: [Reading] = [
    { $0.count },
    { $0.item.count },
    { $0.optional?.count },
    { $0.sheet?.count },
    { $0.rows[id: 1]?.count },
    { $0.path[0].count },
    { $0.array[0].count },
  ]

  /// Sets all counts. The elements of collections are taken out of them meanwhile, to the same place each time.
  private nonisolated static func set(_ count: Int, in state: inout State) {
    state.count = count
    state.item.count = count
    state.optional?.count = count
    state.sheet?.count = count
    state.rows[id: 1]?.count = count
    if let id = state.path.ids.first { state.path[id: id]?.count = count }
    state.array[0].count = count
  }

  @Test(arguments: readings.indices)
  func `a copy that is set back hides no change`(index: Int) {
    let store = makeStore()
    let changes = observe { Self.readings[index](store) }
    store.send(
      Step { state in
        Self.set(5, in: &state)
        var copy = state
        Self.set(0, in: &copy)
      }
    )
    #expect(Self.readings[index](store) == 5)
    #expect(changes.value == 1)
  }

  @Test func `a copy of a row that is set back hides no change`() {
    let store = makeStore()
    let changes = observe { store.rows[id: 1]?.count }
    store.send(
      Step { state in
        state.rows[id: 1]?.count = 5
        var rows = state.rows
        rows[id: 1]?.count = 0
      }
    )
    #expect(changes.value == 1)
    let moreChanges = observe { store.rows[id: 1]?.count }
    store.send(
      Step { state in
        @Sendable func change(_ row: inout Item) {
          row.count = 6
          var copy = row
          copy.count = 5
        }
        change(&state.rows[0])
      }
    )
    #expect(moreChanges.value == 1)
  }

  @Test func `a copy that gets a dismissed state back hides no dismissal`() {
    let store = makeStore()
    let changes = observe { store.sheet?.id }
    store.send(
      Step { state in
        let sheet = state.sheet
        state.sheet = nil
        var copy = state
        copy.sheet = sheet
      }
    )
    #expect(store.sheet == nil)
    #expect(changes.value == 1)
  }

  @Test(arguments: readings.indices)
  func `without copies an unchanged value notifies nothing`(index: Int) {
    let store = makeStore()
    let changes = observe { Self.readings[index](store) }
    store.send(
      Step { state in
        Self.set(5, in: &state)
        Self.set(0, in: &state)
      }
    )
    #expect(changes.value == 0)
  }

  // A kept collection has the observers of the current one. It comes back, and changes further, in one access.

  @Test func `kept rows that are put back and changed in one access notify`() {
    let store = makeStore()
    let kept = store.withState(\.rows)
    store.send(Step { $0.rows[id: 2]?.count = 3 })
    let changes = observe { store.rows[id: 2]?.count }
    @Sendable func restore(_ rows: inout IdentifiedArrayOf<Item>) {
      rows = kept
      rows[id: 1]?.count = 7
    }
    store.send(Step { restore(&$0.rows) })
    #expect(store.rows[id: 2]?.count == 0)
    #expect(changes.value == 1)
  }

  @Test func `a kept stack that is put back and changed in one access notifies`() {
    let store = makeStore()
    let kept = store.withState(\.path)
    store.send(Step { $0.path[1].count = 3 })
    let changes = observe { store.path[1].count }
    @Sendable func restore(_ path: inout StackState<Item>) {
      path = kept
      path[0].count = 7
    }
    store.send(Step { restore(&$0.path) })
    #expect(store.path[1].count == 0)
    #expect(changes.value == 1)
  }

  // The elements of a collection move when it grows or is replaced. Then those of a copy may be where they were.

  @Test(arguments: 1...20)
  func `a copied array with elements where those of the state were hides no change`(count: Int) {
    let store = makeStore()
    store.send(Step { state in state.array = (1...count).map { Item(id: $0) } })
    let changes = observe { store.array[0].count }
    store.send(
      Step { state in
        state.array[0].count = 5
        state.array = state.array.sorted { $0.id < $1.id }
        var copy = state.array
        copy[0].count = 0
      }
    )
    #expect(store.array[0].count == 5)
    #expect(changes.value == 1)
  }

  // Here only the element is observed, and not the array.
  @Test(arguments: 1...20)
  func `a copy with an observed element where that of the state was hides no change`(count: Int) {
    let store = makeStore()
    store.send(Step { state in state.array = (1...count).map { Item(id: $0) } })
    let item = store.array[0]
    let changes = observe { item.count }
    store.send(
      Step { state in
        state.array[0].count = 5
        state.array = state.array.sorted { $0.id < $1.id }
        var copy = state.array
        copy[0].count = 0
      }
    )
    #expect(store.array[0].count == 5)
    #expect(changes.value == 1)
  }

  @Test func `a copy that keeps the presented state hides no change`() {
    let store = makeStore()
    let changes = observe { store.sheet?.count }
    store.send(
      Step { state in
        state.sheet?.count = 5
        var copy = state
        // The state has another presentation from here on, because the copy keeps the first.
        state.sheet?.id = 2
        copy.sheet?.count = 0
      }
    )
    #expect(store.sheet?.count == 5)
    #expect(changes.value == 1)
  }

  private typealias Change = @Sendable (inout State, (inout Item) -> Void) -> Void

  private nonisolated static let changes: [Change] = [
    { $1(&$0.item) },
    { $1(&$0.optional!) },
    { $1(&$0.sheet!) },
    { $1(&$0.rows[id: 1]!) },
    { $1(&$0.rows[0]) },
    { $1(&$0.path[0]) },
    { $1(&$0.array[0]) },
  ]

  private nonisolated static let changedReadings: [Reading] = [
    { $0.item.count },
    { $0.optional?.count },
    { $0.sheet?.count },
    { $0.rows[id: 1]?.count },
    { $0.rows[0].count },
    { $0.path[0].count },
    { $0.array[0].count },
  ]

  @Test(arguments: changes.indices, changes.indices)
  func `a copy within a later access hides no change`(first: Int, last: Int) {
    guard first == last || Set([first, last]) == [3, 4] else { return }
    let store = makeStore()
    let changes = observe { Self.changedReadings[first](store) }
    store.send(
      Step { state in
        Self.changes[first](&state) { $0.count = 5 }
        Self.changes[last](&state) { item in
          var copy = item
          copy.count = 0
        }
      }
    )
    #expect(Self.changedReadings[first](store) == 5)
    #expect(changes.value == 1)
  }
}
