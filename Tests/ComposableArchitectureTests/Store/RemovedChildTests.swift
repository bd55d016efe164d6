import ComposableArchitecture
import Testing

/// Held stores of children whose states have copies elsewhere, or whose parents are replaced.
@MainActor
@Suite struct RemovedChildTests {
  private func make(
    _ state: Root.State,
    overlappingReads: OverlappingReads = .automatic,
    childDidReduce: (@Sendable (inout Root.State) -> Void)? = nil
  ) -> StoreOf<Root> {
    Store(initialState: state, overlappingReads: overlappingReads) { Root(childDidReduce: childDidReduce) }
  }

  private func lists(_ rows: IdentifiedArrayOf<Row.State> = []) -> StoreOf<Lists> {
    Store(initialState: Lists.State(rows: rows)) { Lists() }
  }

  @Test func `an enum that leaves its case by itself shows the state in that case`() throws {
    let store = Store(initialState: Shell.State()) { Shell() }
    let old = try #require(store.scope(state: \.app, action: \.app))
    func count(_ state: App.State) -> Int? { state[case: \.child]?.count }
    old.send(.child(.increment))
    #expect(old.withState(count) == 2)
    old.send(.become(.leaf(Leaf.State(count: 7))))
    #expect(old.withState(count) == 2)
    let new = try #require(store.scope(state: \.app, action: \.app))
    #expect(new !== old)
    #expect(new.withState { $0[case: \.leaf]?.count } == 7)
    new.send(.become(.leaf(Leaf.State(count: 8))))
    #expect(new.withState { $0[case: \.leaf]?.count } == 8)
    #expect(old.withState(count) == 2)
  }

  // MARK: Copies

  @Test(arguments: [false, true])
  func `a copy without a store doesn't change what the removed child shows`(inOneAction: Bool) throws {
    let store = make(Root.State(first: Child.State(count: 1)))
    let first = try #require(store.scope(state: \.first, action: \.first))
    first.send(.increment)
    let steps: [(inout Root.State) -> Void] = [
      { $0.second = $0.first }, { $0.second?.count = 5 }, { $0.first = nil }, { $0.second?.count = 6 },
    ]
    if inOneAction {
      store.send(.change { state in for step in steps { step(&state) } })
    } else {
      for step in steps { store.send(.change(step)) }
    }
    #expect(first.count == 2)
    #expect(store.withState(\.second?.count) == 6)
  }

  @Test func `an observer of a child with a copy elsewhere is notified of the child's own change`() throws {
    let store = make(Root.State(first: Child.State(count: 1)))
    let first = try #require(store.scope(state: \.first, action: \.first))
    store.send(.change { $0.second = $0.first })
    store.send(.change { $0.second?.count = 5 })
    let changes = LockIsolated(0)
    withObservationTracking {
      #expect(first.count == 1)
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    first.send(.increment)
    #expect(changes.value == 1)
    #expect(first.count == 2)
    #expect(store.withState(\.second?.count) == 5)
  }

  @Test func `a child that is removed as its copy changes shows its own last state`() throws {
    let store = make(Root.State(first: Child.State(count: 1)), childDidReduce: { $0.second = nil })
    store.send(
      .change {
        $0.second = $0.first; $0.second?.count = 5
      }
    )
    let first = try #require(store.scope(state: \.first, action: \.first))
    let second = try #require(store.scope(state: \.second, action: \.second))
    first.send(.increment)
    #expect(second.count == 5)
    #expect(first.count == 2)
  }

  @Test func `a child that is put back gets another store, and the old one shows what it showed`() throws {
    let store = make(Root.State(sheet: Child.State(count: 1)))
    let old = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    store.send(
      .change {
        $0.second = $0.sheet; $0.sheet = nil
      }
    )
    store.send(.change { $0.sheet = $0.second })
    let new = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    #expect(old !== new)
    new.send(.increment)
    #expect(new.count == 2)
    #expect(old.count == 1)
  }

  @Test func `a removed child can be read while its copy is being reduced`() throws {
    let seen = LockIsolated<Int?>(nil)
    // Set before the first action, and read on the main actor only.
    nonisolated(unsafe) var old: StoreOf<Child>?
    let store = make(Root.State(first: Child.State(count: 1)), overlappingReads: .previousState) { _ in
      let count = MainActor.assumeIsolated { old?.withState(\.count) }
      seen.setValue(count)
    }
    old = store.scope(state: \.first, action: \.first)
    store.send(
      .change {
        $0.second = $0.first; $0.first = nil
      }
    )
    store.send(.second(.increment))
    #expect(seen.value == 1)
    #expect(old?.count == 1)
  }

  @Test func `a row that moves to another collection leaves its old store as it was`() {
    let store = lists([Row.State(id: 1)])
    let old = store.scope(state: \.rows, action: \.rows)[0]
    store.send(.change { if let row = $0.rows.remove(id: 1) { $0.others.append(row) } })
    let new = store.scope(state: \.others, action: \.others)[0]
    new.send(.increment)
    #expect(new.count == 1)
    #expect(old.count == 0)
  }

  @Test func `a removed duplicate of a row shows its own last state`() {
    let store = lists([Row.State(id: 1, count: 1)])
    store.send(
      .change {
        var row = $0.rows[0]
        row.id = 2
        row.count = 5
        $0.rows.append(row)
      }
    )
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[0].send(.nothing)
    store.send(.change { $0.rows.remove(id: 2) })
    #expect(rows.map(\.count) == [1, 5])
    #expect(rows.map(\.id) == [1, 2])
  }

  @Test func `a child that its parent reduces by itself and removes shows a state`() throws {
    let store = Store(initialState: Removing.State()) { Removing() }
    let screen = try #require(store.scope(state: \.screen, action: \.screen))
    screen.send(.child(.increment))
    #expect(store.screen == nil)
    #expect(screen.withState { $0[case: \.child]?.count } == 1)
  }

  // MARK: Replaced parents

  @Test func `a case of a root enum that comes back gets another store`() throws {
    let store = Store(initialState: App.State.child(Child.State(count: 1))) { App() }
    let child = try #require(store.scope(state: \.child, action: \.child))
    store.send(.become(.child(Child.State(count: 2))))
    store.send(.become(.leaf(Leaf.State())))
    store.send(.become(.child(Child.State(count: 10))))
    #expect(child.count == 2)
    #expect(store.scope(state: \.child, action: \.child) !== child)
    #expect(store.scope(state: \.child, action: \.child)?.count == 10)
  }

  @Test func `a case of an enum in a property that comes back gets another store`() throws {
    let store = make(Root.State())
    let mode = store.scope(state: \.mode, action: \.mode)
    let child = try #require(mode.scope(state: \.child, action: \.child))
    store.send(.change { $0.mode = .leaf(Leaf.State()) })
    store.send(.change { $0.mode = .child(Child.State(count: 10)) })
    #expect(child.count == 1)
    #expect(mode.scope(state: \.child, action: \.child) !== child)
  }

  @Test func `a case of a presented enum that comes back gets another store`() throws {
    let store = make(Root.State(screen: .child(Child.State(count: 1))))
    let screen = try #require(store.scope(state: \.screen, action: \.screen.presented))
    let child = try #require(screen.scope(state: \.child, action: \.child))
    store.send(.change { $0.screen = .leaf(Leaf.State()) })
    store.send(.change { $0.screen = .child(Child.State(count: 9)) })
    #expect(child.count == 1)
    #expect(screen.withState { $0[case: \.child]?.count } == 1)
  }

  @Test func `a child is removed if its parent is replaced by one without it`() throws {
    let state = Child.State(leaf: Leaf.State(count: 1))
    let store = make(Root.State(sheet: state, profile: state))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let profile = store.scope(state: \.profile, action: \.profile)
    let leaves = try [sheet, profile].map { try #require($0.scope(state: \.leaf, action: \.leaf)) }
    store.send(
      .change {
        $0.sheet = Child.State(); $0.profile = Child.State()
      }
    )
    store.send(
      .change {
        $0.sheet?.leaf = Leaf.State(count: 9); $0.profile.leaf = Leaf.State(count: 9)
      }
    )
    #expect(leaves.map(\.count) == [1, 1])
    #expect(profile.scope(state: \.leaf, action: \.leaf)?.count == 9)
  }

  @Test func `a child that came with a new parent shows its last state`() throws {
    let store = make(Root.State(profile: Child.State(leaf: Leaf.State(count: 1))))
    let profile = store.scope(state: \.profile, action: \.profile)
    let leaf = try #require(profile.scope(state: \.leaf, action: \.leaf))
    store.send(.change { $0.profile = Child.State(leaf: Leaf.State(count: 4)) })
    store.send(.change { $0.profile.leaf = nil })
    #expect(leaf.count == 4)
  }

  @Test func `a child of a row is removed if the row is replaced by one without it`() throws {
    let store = lists([Row.State(id: 1, leaf: Leaf.State(count: 1))])
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let leaf = try #require(row.scope(state: \.leaf, action: \.leaf))
    store.send(.change { $0.rows[id: 1] = Row.State(id: 1) })
    store.send(.change { $0.rows[id: 1]?.leaf = Leaf.State(count: 9) })
    #expect(leaf.count == 1)
  }

  // MARK: Replaced rows

  @Test(
    arguments: [
      { $0.rows[id: 1] = Row.State(id: 1, count: 9) },
      { $0.rows[0] = Row.State(id: 1, count: 9) },
      { $0.rows[id: 1]?.count = 9 },
      { $0.rows = [Row.State(id: 1, count: 9)] },
      { $0.rows.updateOrAppend(Row.State(id: 1, count: 9)) },
    ] as [@Sendable (inout Lists.State) -> Void]
  )
  func `a row that its parent has replaced shows its last state`(
    replace: @escaping @Sendable (inout Lists.State) -> Void
  ) {
    let store = lists([Row.State(id: 1), Row.State(id: 2)])
    let row = store.scope(state: \.rows, action: \.rows)[0]
    store.send(.change(replace))
    store.send(.change { $0.rows.remove(id: 1) })
    #expect(row.count == 9)
  }

  @Test func `a feature of a stack that its parent has replaced shows its last state`() {
    let store = lists()
    store.send(.change { $0.path.append(Child.State(count: 1)) })
    let child = store.scope(state: \.path, action: \.path)[0]
    store.send(.change { $0.path[id: $0.path.ids[0]] = Child.State(count: 9) })
    store.send(.change { $0.path.popLast() })
    #expect(child.count == 9)
  }

  // MARK: Without observation

  @Test func `a child in an ignored property that comes back gets another store`() throws {
    let store = make(Root.State(ignored: Child.State(count: 1)))
    let child = try #require(store.scope(state: \.ignored, action: \.ignored))
    store.send(.change { $0.ignored = Child.State(count: 2) })
    store.send(.change { $0.ignored = nil })
    store.send(.change { $0.ignored = Child.State(count: 9) })
    #expect(child.count == 2)
    #expect(store.scope(state: \.ignored, action: \.ignored)?.count == 9)
  }

  @Test func `a child of plain state that comes back gets another store`() throws {
    let store = Store(initialState: Plain.State(child: Child.State(count: 1))) { Plain() }
    let child = try #require(store.scope(state: \.child, action: \.child))
    store.send(.change { $0.child = Child.State(count: 2) })
    store.send(.change { $0.child = nil })
    store.send(.change { $0.child = Child.State(count: 9) })
    #expect(child.count == 2)
    #expect(store.scope(state: \.child, action: \.child)?.count == 9)
  }
}
