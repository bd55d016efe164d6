import Testing

@testable import ComposableArchitecture

/// A held store shows the last state it had.
@MainActor
@Suite("Rule 6: nothing is kept") struct RetentionTests {
  typealias Tracked = StateInPlaceTests.Tracked

  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
      var list = Tracked()
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        state.list.append(1)
        return .none
      }
    }
  }

  @Reducer struct Parent {
    @Reducer enum Destination {
      case first(Child)
      case second(Child)
    }
    @Reducer enum Choice {
      case first(Child)
      case second(Child)
    }
    @ObservableState struct State {
      var child = Child.State()
      var optional: Child.State? = Child.State()
      @Presents var sheet: Child.State? = Child.State()
      @Presents var destination: Destination.State? = .first(Child.State())
      var choice = Choice.State.first(Child.State())
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2), Child.State(id: 3)]
      var path: StackState<Child.State> = [Child.State(), Child.State()]
    }
    enum Action {
      case child(Child.Action)
      case optional(Child.Action)
      case sheet(PresentationAction<Child.Action>)
      case destination(PresentationAction<Destination.Action>)
      case choice(Choice.Action)
      case rows(IdentifiedActionOf<Child>)
      case path(StackActionOf<Child>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Scope(state: \.choice, action: \.choice) { Choice.body }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }

  private let store = Store(initialState: Parent.State(), overlappingReads: .stop) { Parent() }

  /// The store of each kind of removable child, and an action that removes the child.
  private var partial: [(store: StoreOf<Child>, departure: Parent.Action)] {
    get throws {
      let path = store.scope(state: \.path, action: \.path)
      return [
        (try #require(store.scope(state: \.optional, action: \.optional)), .change { $0.optional = nil }),
        (
          try #require(store.scope(state: \.optional, action: \.optional)),
          .change { $0.optional = Child.State(id: 7) }
        ),
        (try #require(store.scope(state: \.sheet, action: \.sheet.presented)), .sheet(.dismiss)),
        (try #require(store.scope(state: \.sheet, action: \.sheet.presented)), .change { $0.sheet = nil }),
        (
          try #require(store.scope(state: \.destination?.first, action: \.destination.first)),
          .change { $0.destination = .second(Child.State()) }
        ),
        (
          try #require(store.scope(state: \.choice.first, action: \.choice.first)),
          .change { $0.choice = .second(Child.State()) }
        ),
        (store.scope(state: \.rows, action: \.rows)[1], .change { $0.rows.remove(id: 2) }),
        (store.scope(state: \.rows, action: \.rows)[2], .change { $0.rows.removeAll { $0.id > 1 } }),
        (store.scope(state: \.rows, action: \.rows)[0], .change { $0.rows = [] }),
        (path[1], .path(.popFrom(id: store.path.ids[1]))),
        (path[0], .change { $0.path.removeAll() }),
      ]
    }
  }

  @Test(arguments: 0..<11)
  func `a store that is still held shows the last state`(index: Int) async throws {
    let (child, departure) = try partial[index]
    child.send(.increment)
    child.send(.increment)
    store.send(departure)
    #expect(child.count == 2)
    #expect(child.withState(\.count) == 2)
    #expect(await recordedIssues { child.send(.increment) }.count == 1)
    #expect(child.count == 2)
  }

  @Test(arguments: 0..<11)
  func `a store that isn't held is released`(index: Int) throws {
    weak var released: StoreOf<Child>?
    do {
      let (child, departure) = try partial[index]
      released = child
      child.send(.increment)
      if index.isMultiple(of: 2) { store.send(departure) }
      _ = child
    }
    #expect(released == nil)
  }

  @Test func `a state that comes back gets a new store`() throws {
    let first = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) === first)
    first.send(.increment)
    store.send(.sheet(.dismiss))
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
    store.send(.change { $0.sheet = Child.State() })
    let second = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    #expect(second !== first)
    #expect(second.count == 0)
    #expect(first.count == 1)
  }

  @Test func `a child that is always there has one store while it is held`() {
    let child = store.scope(state: \.child, action: \.child)
    #expect(store.scope(state: \.child, action: \.child) === child)
    store.send(.child(.increment))
    #expect(child.count == 1)
  }

  @Test(arguments: 0..<11)
  func `a held store makes no reduction copy a state`(index: Int) throws {
    let (child, _) = try partial[index]
    child.send(.increment)
    _ = child.count
    let copies = child.withState(\.list.copies)
    for _ in 1...3 {
      child.send(.increment)
      _ = child.count
    }
    #expect(child.withState(\.list.copies) == copies)
  }

  @Test(arguments: 0..<11)
  func `the first change of a held child copies no state`(index: Int) throws {
    let copies = store.withState { [$0.optional, $0.sheet].compactMap(\.?.list.copies) }
    #expect(copies == [0, 0])
    let (child, _) = try partial[index]
    child.send(.increment)
    #expect(child.withState(\.list.copies) == 0)
  }

  @Test func `a collection of stores can outlive its rows`() async {
    let rows = store.scope(state: \.rows, action: \.rows)
    let path = store.scope(state: \.path, action: \.path)
    store.send(
      .change {
        $0.rows = []
        $0.path.removeAll()
      }
    )
    #expect(rows.map(\.id).count == 3)
    #expect(rows[2].withState(\.id) == 3)
    #expect(path[1].count == 0)
    #expect(await recordedIssues { rows[2].send(.increment) }.count == 1)
    #expect(rows[2].count == 0)
  }

  @Test func `the state of a released store is released`() {
    final class Token: Sendable {}
    struct State { var token: Token }
    weak var released: Token?
    do {
      let store = Store(initialState: State(token: Token())) { EmptyReducer<State, Never>() }
      released = store.withState(\.token)
    }
    #expect(released == nil)
  }
}
