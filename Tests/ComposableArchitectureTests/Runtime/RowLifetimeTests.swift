import Testing

@testable import ComposableArchitecture

/// The engine checks a collection only if its content may have changed. Each kind of change must count.
@MainActor
@Suite("Rule 4: effects in rows end however what they belong to goes away")
struct RowLifetimeTests {
  typealias Child = EffectLifetimeTests.Child

  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      @Presents var sheet: Child.State? = Child.State()
      var optional: Child.State? = Child.State()
      var children: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      var path = StackState([Child.State()])
    }
    enum Action {
      case sheet(PresentationAction<Child.Action>)
      case optional(Child.Action)
      case children(IdentifiedActionOf<Child>)
      case path(StackActionOf<Child>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.children, action: \.children) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }

  @Reducer struct List {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]
      var title = ""
      // Saved as a whole, with other content.
      var saved: IdentifiedArrayOf<Row.State> = [Row.State(id: 3)]
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  typealias Change = (name: String, left: Int, change: @Sendable (inout List.State) -> Void)

  /// Each change, and whether the effects of these keep running: row 1's sheet, row 1's optional, row 1's child 1,
  /// row 1's path, row 2's sheet and row 3's sheet.
  nonisolated private static let changes: [Change] = [
    ("nothing", 6, { $0.title = "A" }),
    ("other content", 6, { $0.rows[id: 1]?.sheet?.ticks = 1 }),
    ("sheet by id", 5, { $0.rows[id: 1]?.sheet = nil }),
    ("sheet by position", 5, { $0.rows[0].sheet = nil }),
    ("optional", 5, { $0.rows[id: 1]?.optional = nil }),
    (
      "sheet and optional", 4,
      {
        $0.rows[id: 1]?.optional = nil; $0.rows[0].sheet = nil
      }
    ),
    ("child of a row", 5, { $0.rows[id: 1]?.children.remove(id: 1) }),
    ("children of a row", 5, { $0.rows[id: 1]?.children = [] }),
    ("path", 5, { $0.rows[id: 1]?.path = StackState() }),
    ("pop", 5, { _ = $0.rows[id: 1]?.path.popLast() }),
    ("all sheets", 3, { state in for id in state.rows.ids { state.rows[id: id]?.sheet = nil } }),
    ("a row written whole: its path has a new element", 5, { $0.rows[id: 1] = Row.State(id: 1) }),
    ("a row without a sheet", 5, { $0.rows[id: 2] = Row.State(id: 2, sheet: nil) }),
    ("a row", 2, { $0.rows.remove(id: 1) }),
    ("a row by nil", 2, { $0.rows[id: 1] = nil }),
    ("the first", 2, { $0.rows.removeFirst() }),
    ("the last", 5, { $0.rows.removeLast() }),
    ("by condition", 5, { $0.rows.removeAll { $0.id == 2 } }),
    ("all rows", 0, { $0.rows = [] }),
    ("other rows", 1, { $0.rows = $0.saved }),
    ("swapped", 1, { ($0.rows, $0.saved) = ($0.saved, $0.rows) }),
    ("swapped rows", 6, { $0.rows.swapAt(0, 2) }),
    ("sorted", 6, { $0.rows.sort { $0.id > $1.id } }),
    ("a part replaced", 5, { $0.rows.replaceSubrange(1..<2, with: [Row.State(id: 9)]) }),
    ("the whole state: the path has a new element", 5, { $0 = List.State(title: "A") }),
    ("the whole state, other rows", 1, { $0 = List.State(rows: $0.saved) }),
    ("in a loop", 3, { state in for index in state.rows.indices { state.rows[index].sheet = nil } }),
    (
      "a new id", 2,
      { state in
        var row = state.rows[0]
        state.rows.remove(id: 1)
        row = Row.State(id: 7)
        state.rows.append(row)
      }
    ),
  ]

  private func engine() -> SteppedEngine<List.State, List.Action> {
    SteppedEngine(
      List.State(),
      reducer: List(),
      actions: [
        .rows(.element(id: 1, action: .sheet(.presented(.start)))),
        .rows(.element(id: 1, action: .optional(.start))),
        .rows(.element(id: 1, action: .children(.element(id: 1, action: .start)))),
        .rows(.element(id: 1, action: .path(.element(id: 0, action: .start)))),
        .rows(.element(id: 2, action: .sheet(.presented(.start)))),
        .rows(.element(id: 3, action: .sheet(.presented(.start)))),
      ]
    )
  }

  @Test(arguments: Self.changes.indices)
  func `each change ends the effects of what it takes away, at once`(index: Int) {
    let (name, left, change) = Self.changes[index]
    let engine = engine()
    #expect(engine.running == 6)
    engine.send(.change(change))
    #expect(engine.running == left, "\(name)")
    // A site that has been checked is checked again when it changes again.
    engine.send(.change { $0.title += "B" })
    #expect(engine.running == left, "\(name)")
    engine.send(.change { $0.rows = [] })
    #expect(engine.running == 0, "\(name)")
  }

  @Test func `a row's own action counts`() {
    let engine = engine()
    engine.send(.rows(.element(id: 1, action: .change { $0.sheet = nil })))
    #expect(engine.running == 5)
    engine.send(.rows(.element(id: 2, action: .sheet(.dismiss))))
    #expect(engine.running == 4)
    engine.send(.rows(.element(id: 1, action: .path(.popFrom(id: 0)))))
    #expect(engine.running == 3)
  }

  @Test func `an earlier copy counts`() {
    let engine = engine()
    engine.send(.change { $0.saved = $0.rows })
    engine.send(.change { $0.rows[id: 1]?.sheet = nil })
    #expect(engine.running == 5)
    engine.send(.change { $0.rows = $0.saved })
    engine.send(.rows(.element(id: 1, action: .sheet(.presented(.start)))))
    #expect(engine.running == 6)
    engine.send(.change { $0.rows = [] })
    #expect(engine.running == 0)
  }
}
