import ComposableArchitecture
import Testing

/// The notifications of the observers of each kind of state.
@MainActor
@Suite struct ObservableStateTests {
  @ObservableState struct Leaf: Equatable, Identifiable {
    var id = 0
    var count = 0
    var other = 0
  }

  @CasePathable @dynamicMemberLookup
  @ObservableState enum Screen: Equatable {
    case first(Leaf)
    case second(Leaf)
    case empty
  }

  struct Plain: Equatable { var value = 0 }

  @ObservableState struct State: Equatable {
    var count = 0
    var leaf = Leaf()
    var optional: Leaf?
    var screen = Screen.empty
    var leaves: [Leaf] = [Leaf(id: 1), Leaf(id: 2)]
    var rows: IdentifiedArrayOf<Leaf> = [Leaf(id: 1), Leaf(id: 2)]
    var plain = Plain()
    var names: [String: Int] = [:]
    @ObservationStateIgnored var ignored = 0
    let constant = 0
    var double: Int { count * 2 }
    var watched = 0 {
      didSet { ignored += 1 }
    }
  }

  typealias Change = @Sendable (inout State) -> Void

  private let store = Store(initialState: State()) {
    Reduce<State, Change> { state, change in
      change(&state)
      return .none
    }
  }

  private func told(
    _ read: @escaping @MainActor (Store<State, Change>) -> Void,
    _ changes: Change...
  ) -> Int {
    let tracker = Tracker { [store] in read(store) }
    for change in changes { store.send(change) }
    return tracker.count
  }

  // MARK: Structs

  @Test func `each property has its own observers`() {
    #expect(told({ _ = $0.count }, { $0.count = 1 }, { $0.plain.value = 1 }, { $0.leaf.count = 1 }) == 1)
    #expect(told({ _ = $0.plain }, { $0.plain.value = 2 }, { $0.count = 2 }) == 1)
  }

  @Test func `a computed property is observed through what it reads`() {
    #expect(told({ _ = $0.double }, { $0.count = 1 }, { $0.plain.value = 1 }) == 1)
  }

  @Test func `an ignored property notifies no observer`() {
    #expect(told({ _ = $0.ignored }, { $0.ignored = 1 }) == 0)
    #expect(store.ignored == 1)
  }

  @Test func `the observer of a property runs once for a change`() {
    store.send { $0.watched = 3 }
    #expect(store.ignored == 1)
    #expect(told({ _ = $0.watched }, { $0.watched += 1 }) == 1)
    #expect(store.ignored == 2)
  }

  @Test func `an equal value notifies no observer`() {
    #expect(
      told(
        { _ = ($0.count, $0.plain, $0.names) },
        { $0.count = 0 },
        { $0.plain = Plain() },
        { $0.names["a"] = nil }
      ) == 0
    )
  }

  @Test func `an unobserved read is never notified`() {
    #expect(told({ _ = $0.withState(\.count) }, { $0.count = 1 }) == 0)
  }

  // MARK: Children

  @Test func `a child has its own observers`() {
    #expect(told({ _ = $0.leaf.count }, { $0.leaf.count = 1 }, { $0.leaf.other = 1 }) == 1)
    #expect(told({ _ = $0.leaf }, { $0.leaf.count = 2 }) == 0)
    #expect(told({ _ = $0.leaf.count }, { $0.leaf = Leaf(id: 7, count: 9) }) == 1)
  }

  @Test func `an optional child tells of its coming and going`() {
    #expect(
      told(
        { _ = $0.optional },
        { $0.optional = Leaf() },
        { $0.optional?.count = 1 },
        { $0.optional = Leaf() },
        { $0.optional = nil },
        { $0.optional = nil }
      ) == 3
    )
    store.send { $0.optional = Leaf() }
    #expect(told({ _ = $0.optional?.count }, { $0.optional?.count = 5 }, { $0.optional?.other = 5 }) == 1)
  }

  // MARK: Enums

  @Test func `an enum tells of another case`() {
    #expect(
      told(
        { _ = $0.screen },
        { $0.screen = .first(Leaf()) },
        { $0.screen.modify(\.first) { $0.count = 1 } },
        { $0.screen = .second(Leaf()) },
        { $0.screen = .empty },
        { $0.screen = .empty }
      ) == 3
    )
  }

  @Test func `the state of a case has its own observers`() {
    store.send { $0.screen = .first(Leaf()) }
    #expect(
      told(
        { _ = $0.screen.first?.count },
        { $0.screen.modify(\.first) { $0.count = 1 } },
        { $0.screen.modify(\.first) { $0.other = 1 } }
      ) == 1
    )
  }

  @Test func `the same child in another case is another`() {
    store.send { $0.screen = .first(Leaf()) }
    #expect(
      told(
        { _ = $0.screen.is(\.first) },
        { state in
          if let leaf = state.screen.first { state.screen = .second(leaf) }
        }
      ) == 1
    )
  }

  // MARK: Rows

  @Test func `a collection tells of rows that come go and move`() {
    #expect(
      told(
        { _ = $0.rows },
        { $0.rows.append(Leaf(id: 3)) },
        { $0.rows.swapAt(0, 1) },
        { $0.rows.remove(id: 3) },
        { $0.rows[id: 1]?.count = 1 }
      ) == 3
    )
  }

  @Test func `an array of states is the same while it holds the same states`() {
    #expect(
      told(
        { _ = $0.leaves },
        { $0.leaves[0].count = 1 },
        { $0.leaves.append(Leaf(id: 3)) },
        { $0.leaves.swapAt(0, 1) }
      ) == 2
    )
    #expect(told({ _ = $0.leaves[0].count }, { $0.leaves[0].count += 1 }) == 1)
    #expect(told({ _ = $0.leaves[0].count }, { $0.leaves[1].count += 1 }) == 0)
  }

  // MARK: Whole states

  @Test func `an observer sees the whole of a change`() {
    let seen = LockIsolated<[String]>([])
    let tracker = Tracker { [store] in
      let text = "\(store.count) \(store.leaf.count) \(store.rows.count)"
      seen.withValue { $0.append(text) }
    }
    store.send {
      $0.count = 1
      $0.leaf.count = 1
      $0.rows.append(Leaf(id: 3))
    }
    #expect(tracker.count >= 1)
    #expect(Set(seen.value) == ["0 0 2", "1 1 3"])
  }

  /// An observer in the middle of a chain of actions sees the state after each of them.
  @Test func `observers are told after each reduction of a chain`() {
    let store = Store(initialState: Leaf()) {
      Reduce<Leaf, Int> { state, action in
        state.count = action
        return action < 3 ? .send(action + 1) : .none
      }
    }
    let seen = LockIsolated<[Int]>([])
    let tracker = Tracker { [count = store.count, store] in
      _ = count
      let count = store.count
      seen.withValue { $0.append(count) }
    }
    store.send(1)
    #expect(tracker.count == 3)
    #expect(seen.value == [0, 1, 2, 3])
  }

  @Test func `a state that is an enum is observed`() {
    let store = Store(initialState: Screen.empty) {
      Reduce<Screen, Screen> { state, action in
        state = action
        return .none
      }
    }
    let tracker = Tracker { _ = store.state }
    store.send(.first(Leaf()))
    #expect(tracker.count == 1)
    #expect(store.state.is(\.first))
  }

  @Test func `copies of a state are equal whatever observes them`() {
    _ = Tracker { [store] in _ = store.count }
    #expect(store.state == State())
    #expect(store.state.leaf.hashValueOfID == Leaf().hashValueOfID)
  }

  @Test func `the identity of a state stays when it changes and not when it is replaced`() {
    var leaf = Leaf()
    let (id, copy) = (leaf._$id, leaf)
    leaf.count = 5
    #expect(leaf._$id == id)
    #expect(copy._$id == id)
    leaf = Leaf()
    #expect(leaf._$id != id)
    #expect(ObservableStateID._$id(for: Plain()) == ._$inert)
    #expect(ObservableStateID._$id(for: copy) == id)
  }
}

extension ObservableStateTests.Leaf {
  fileprivate var hashValueOfID: Int { id.hashValue }
}
