import ComposableArchitecture
import Testing

/// A store of a child while the child is reset, replaced and removed.
@MainActor
@Suite struct HeldStoreTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var count = 0
    }
    enum Action: Equatable { case increment, reset }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .reset: state = State()
        }
        return .none
      }
    }
  }

  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable { case increment, reset }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .reset: state = State(id: state.id)
        }
        return .none
      }
    }
  }

  @Reducer struct Parent {
    @Reducer enum Destination {
      case child(Child)
      case row(Row)
    }
    @ObservableState struct State {
      var optional: Child.State?
      @Presents var sheet: Child.State?
      @Presents var row: Row.State?
      @Presents var destination: Destination.State?
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case optional(Child.Action)
      case sheet(PresentationAction<Child.Action>)
      case row(PresentationAction<Row.Action>)
      case destination(PresentationAction<Destination.Action>)
      case rows(IdentifiedActionOf<Row>)
      case change((inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.$row, action: \.row) { Row() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer struct Leaving {
    @ObservableState struct State { @Presents var child: Child.State? = Child.State() }
    enum Action { case child(PresentationAction<Child.Action>) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .child(.presented(.increment)) = action { state.child = nil }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }

  @Reducer struct Plain {
    struct State { var number: Int? = 1 }
    enum Action { case number(Int), set(Int?) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .number(let number): state.number = number
        case .set(let number): state.number = number
        }
        return .none
      }
    }
  }

  private let store = Store(
    initialState: Parent.State(
      optional: Child.State(),
      sheet: Child.State(),
      row: Row.State(id: 1),
      destination: .child(Child.State()),
      rows: [Row.State(id: 1), Row.State(id: 2)]
    )
  ) { Parent() }

  private func change(_ change: @escaping (inout Parent.State) -> Void) { store.send(.change(change)) }

  @Test func `a child that resets its state keeps its store`() throws {
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let destination = try #require(store.scope(state: \.destination?.child, action: \.destination.child))
    let row = store.scope(state: \.rows, action: \.rows)[0]
    for child in [optional, sheet, destination] {
      child.send(.increment)
      child.send(.reset)
      #expect(child.count == 0)
      child.send(.increment)
      #expect(child.count == 1)
    }
    row.send(.increment)
    row.send(.reset)
    row.send(.increment)
    #expect(row.count == 1)
    #expect(store.scope(state: \.optional, action: \.optional) === optional)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) === sheet)
    #expect(store.scope(state: \.destination?.child, action: \.destination.child) === destination)
  }

  @Test func `an observer of a child that resets its state is notified`() throws {
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    sheet.send(.increment)
    let count = LockIsolated(0)
    withObservationTracking {
      _ = sheet.count
    } onChange: {
      count.withValue { $0 += 1 }
    }
    sheet.send(.reset)
    #expect(count.value == 1)
    withObservationTracking {
      _ = sheet.count
    } onChange: {
      count.withValue { $0 += 1 }
    }
    sheet.send(.increment)
    #expect(count.value == 2)
  }

  @Test func `a child that is removed and comes back gets another store`() throws {
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    optional.send(.increment)
    sheet.send(.increment)
    change {
      $0.optional = nil
      $0.sheet = nil
    }
    change {
      $0.optional = Child.State(count: 10)
      $0.sheet = Child.State(count: 10)
    }
    #expect(optional.count == 1)
    #expect(sheet.count == 1)
    #expect(store.scope(state: \.optional, action: \.optional) !== optional)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented)?.count == 10)
  }

  @Test func `a child of another identity is another child`() throws {
    let row = try #require(store.scope(state: \.row, action: \.row.presented))
    row.send(.increment)
    change { $0.row = Row.State(id: 1) }
    #expect(row.count == 0)
    row.send(.increment)
    change { $0.row = Row.State(id: 2) }
    #expect(row.count == 1)
    #expect(store.scope(state: \.row, action: \.row.presented) !== row)
  }

  @Test func `a removed child shows its last state`() throws {
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let destination = try #require(store.scope(state: \.destination?.child, action: \.destination.child))
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for child in [optional, sheet, destination] { child.send(.increment) }
    for row in rows { row.send(.increment) }
    change {
      $0.optional = nil
      $0.sheet = nil
      $0.destination = .row(Row.State(id: 3))
      $0.rows.remove(id: 1)
    }
    #expect([optional, sheet, destination].map(\.count) == [1, 1, 1])
    #expect(rows.map(\.count) == [1, 1])
    rows[1].send(.increment)
    change { $0.rows = [] }
    #expect(rows.map(\.count) == [1, 2])
  }

  @Test(
    arguments: [
      {
        _ = $0.optional.take(); _ = $0.sheet.take(); _ = $0.destination.take()
      },
      { state in
        var (optional, sheet): (Child.State?, Child.State?) = (nil, nil)
        swap(&state.optional, &optional)
        swap(&state.sheet, &sheet)
        state.destination = nil
      },
      { $0 = Parent.State() },
      { state in
        state.optional?.count += 1
        state = Parent.State()
      },
    ] as [@Sendable (inout Parent.State) -> Void]
  )
  func `a child shows its last state however it is removed`(
    remove: @escaping @Sendable (inout Parent.State) -> Void
  ) throws {
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    let destination = try #require(store.scope(state: \.destination, action: \.destination.presented))
    for _ in 0..<2 {
      optional.send(.increment)
      sheet.send(.increment)
      destination.send(.child(.increment))
    }
    change { $0.sheet?.count += 1 }
    change(remove)
    #expect(optional.count == 2)
    #expect(sheet.count == 3)
    #expect(destination.child?.count == 2)
    change { $0.sheet = Child.State(count: 7) }
    #expect(sheet.count == 3)
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented)?.count == 7)
  }

  @Test func `a child that changes as it is removed shows the change`() throws {
    let store = Store(initialState: Leaving.State()) { Leaving() }
    let child = try #require(store.scope(state: \.child, action: \.child.presented))
    child.send(.increment)
    #expect(store.child == nil)
    #expect(child.count == 1)
  }

  @Test func `a child of plain state shows what was read last`() throws {
    let store = Store(initialState: Plain.State()) { Plain() }
    let number = try #require(store.scope(state: \.number, action: \.number))
    number.send(2)
    #expect(number.withState { $0 } == 2)
    store.send(.set(nil))
    #expect(number.withState { $0 } == 2)
    store.send(.set(5))
    #expect(number.withState { $0 } == 2)
  }

  @Test(
    arguments: [
      { $0.remove(id: 1) },
      { $0.remove(at: 0) },
      { $0.removeFirst() },
      { $0.removeFirst(1) },
      { $0.removeSubrange(0..<1) },
      { $0.removeAll { $0.id == 1 } },
      { rows in
        var others = rows
        others.remove(id: 1)
        rows = others
      },
    ] as [@Sendable (inout IdentifiedArrayOf<Row.State>) -> Void]
  )
  func `only the observer of a removed row is notified`(
    remove: @escaping @Sendable (inout IdentifiedArrayOf<Row.State>) -> Void
  ) {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[0].send(.increment)
    let notified = LockIsolated<[Int]>([])
    for (index, row) in rows.enumerated() {
      withObservationTracking {
        _ = row.count
      } onChange: {
        notified.withValue { $0.append(index) }
      }
    }
    change { remove(&$0.rows) }
    #expect(notified.value == [0])
    #expect(rows[0].count == 1)
    change { $0.rows.insert(Row.State(id: 1, count: 7), at: 0) }
    #expect(rows[0].count == 7)
  }
}
