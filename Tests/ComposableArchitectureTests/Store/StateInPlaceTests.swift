import Testing

@testable import ComposableArchitecture

/// The tests use a list that counts its copies.
@MainActor
@Suite("Rule 2: state changes in place") struct StateInPlaceTests {
  /// An array that knows whether its storage has been copied.
  struct Tracked: Equatable, Sendable {
    final class Storage: @unchecked Sendable {
      // @unchecked: touched by the main actor only.
      var values: [Int]
      init(_ values: [Int]) { self.values = values }
    }
    private var storage = Storage([])
    private(set) var copies = 0
    var values: [Int] { storage.values }

    mutating func append(_ value: Int) {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(storage.values)
        copies += 1
      }
      storage.values.append(value)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
  }

  @Reducer struct Leaf {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var list = Tracked()
    }
    enum Action { case append(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .append(let value):
          state.list.append(value)
          return .none
        }
      }
    }
  }

  @Reducer struct Tree {
    @ObservableState struct State: Equatable {
      var own = Tracked()
      var child = Leaf.State(id: 0)
      var optional: Leaf.State? = Leaf.State(id: 1)
      @Presents var presented: Leaf.State? = Leaf.State(id: 2)
      var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 3), Leaf.State(id: 4)]
      var choice = Choice.State.leaf(Leaf.State(id: 5))
    }
    enum Action {
      case append(Int)
      case child(Leaf.Action)
      case optional(Leaf.Action)
      case presented(PresentationAction<Leaf.Action>)
      case rows(IdentifiedActionOf<Leaf>)
      case choice(Choice.Action)
    }
    @Reducer enum Choice {
      case leaf(Leaf)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Leaf() }
      Scope(state: \.choice, action: \.choice) { Choice.body }
      Reduce { state, action in
        if case .append(let value) = action { state.own.append(value) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Leaf() }
      .ifLet(\.$presented, action: \.presented) { Leaf() }
      .forEach(\.rows, action: \.rows) { Leaf() }
    }
  }

  private func copies(_ action: Tree.Action, of list: (Tree.State) -> Tracked?) -> Int? {
    let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree() }
    // The first may copy, because the initial state is also a value of the test.
    store.send(action)
    let before = store.withState { list($0)?.copies }
    store.send(action)
    store.send(action)
    #expect(store.withState { list($0)?.values.count } == 3)
    guard let before, let after = store.withState({ list($0)?.copies }) else { return nil }
    return after - before
  }

  @Test func `an action copies no state itself`() {
    #expect(copies(.append(1)) { $0.own } == 0)
  }

  @Test func `a scoped child changes in place`() {
    #expect(copies(.child(.append(1))) { $0.child.list } == 0)
  }

  @Test func `an optional child changes in place`() {
    #expect(copies(.optional(.append(1))) { $0.optional?.list } == 0)
  }

  @Test func `a presented child changes in place`() {
    #expect(copies(.presented(.presented(.append(1)))) { $0.presented?.list } == 0)
  }

  @Test func `a row changes in place`() {
    #expect(copies(.rows(.element(id: 4, action: .append(1)))) { $0.rows[id: 4]?.list } == 0)
  }

  @Test func `a case of an enum changes in place`() {
    #expect(copies(.choice(.leaf(.append(1)))) { $0.choice.leaf?.list } == 0)
  }

  @Test func `what is observed changes in place too`() {
    let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree() }
    store.send(.rows(.element(id: 4, action: .append(1))))
    let before = store.withState { $0.rows[id: 4]?.list.copies }
    withObservationTracking {
      _ = store.rows.count
    } onChange: {
    }
    store.send(.rows(.element(id: 4, action: .append(2))))
    #expect(store.withState { $0.rows[id: 4]?.list.copies } == before)
  }
}

extension StateInPlaceTests.Tree.Choice.State: Equatable {}
