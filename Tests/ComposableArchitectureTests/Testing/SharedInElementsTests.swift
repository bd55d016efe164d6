import Testing

@testable import ComposableArchitecture

/// `@Shared` in presented children and in elements of collections. Collections with the same storage are equal, whatever
/// a test expects of the values that their elements share.
@MainActor
@Suite struct SharedInElementsTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      @Shared(.inMemory("count")) var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }

  /// A row that is compared by its identifier alone.
  struct Row: Equatable {
    var id = 0
    @Shared(.inMemory("count")) var count = 0

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }

  @Reducer(state: .equatable) enum Path { case child(Child) }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      @Presents var child: Child.State?
      @Presents var destination: Path.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var path = StackState<Path.State>()
      var list: [Child.State] = []
      var named: [String: Child.State] = [:]
      var nested: [[Child.State?]] = []
      var other: [Row] = []
      var clicks = 0
    }

    enum Action {
      case child(PresentationAction<Child.Action>)
      case destination(PresentationAction<Path.Action>)
      case rows(IdentifiedActionOf<Child>)
      case path(StackActionOf<Path>)
      case click
      case increment
      case work
    }

    @Shared(.inMemory("count")) var count = 0

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .click:
          state.clicks += 1
        case .increment:
          $count.withLock { $0 += 1 }
        case .work:
          return .run { [$count] _ in $count.withLock { $0 += 1 } }
        case .child, .destination, .rows, .path:
          break
        }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.path, action: \.path)
    }
  }

  enum Place: CaseIterable { case child, destination, rows, path, list, named, nested }

  private func testStore(_ place: Place) -> TestStoreOf<Parent> {
    var state = Parent.State()
    switch place {
    case .child: state.child = Child.State()
    case .destination: state.destination = .child(Child.State())
    case .rows: state.rows = [Child.State(id: 1), Child.State(id: 2)]
    case .path: state.path = StackState([.child(Child.State())])
    case .list: state.list = [Child.State(id: 1), Child.State(id: 2)]
    case .named: state.named = ["one": Child.State(id: 1), "two": Child.State(id: 2)]
    case .nested: state.nested = [[], [nil, Child.State()]]
    }
    return TestStore(initialState: state) { Parent() }
  }

  private let count = Shared(wrappedValue: 0, .inMemory("count"))

  @Test(arguments: Place.allCases) func `right assertions pass`(_ place: Place) async {
    let store = testStore(place)
    await store.send(.increment) { _ in count.withLock { $0 = 1 } }
    await store.send(.work).finish()
    store.assert { _ in count.withLock { $0 = 2 } }
    await store.send(.click) { $0.clicks = 1 }
    #expect(count.wrappedValue == 2)
  }

  @Test(arguments: Place.allCases) func `a missing assertion fails`(_ place: Place) async throws {
    let messages = await recordedIssues {
      let store = testStore(place)
      await store.send(.increment)
    }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("State was not expected to change, but a change occurred: …"))
    #expect(message.contains("−") && message.contains("0") && message.contains("+") && message.contains("1"))
  }

  @Test(arguments: Place.allCases) func `a wrong assertion fails`(_ place: Place) async throws {
    let messages = await recordedIssues {
      let store = testStore(place)
      await store.send(.work).finish()
      store.assert { _ in count.withLock { $0 = 77 } }
    }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("A state change does not match expectation: …"))
    #expect(message.contains("77"))
  }

  @Test(arguments: Place.allCases) func `an assertion of a change that did not happen fails`(_ place: Place)
    async
  {
    let messages = await recordedIssues {
      let store = testStore(place)
      await store.send(.click) {
        $0.clicks = 1
        count.withLock { $0 = 77 }
      }
    }
    #expect(messages.count == 1)
  }

  @Test func `a change by an effect is asserted before the next action`() async {
    let messages = await recordedIssues {
      let store = testStore(.rows)
      await store.send(.work).finish()
      await store.send(.click) { $0.clicks = 1 }
      await store.send(.click) { $0.clicks = 2 }
    }
    #expect(messages.count == 1)
  }

  @Test func `without exhaustivity, only a wrong assertion fails`() async {
    let messages = await recordedIssues {
      let store = testStore(.list)
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.increment) { _ in count.withLock { $0 = 2 } }
      await store.send(.increment) { _ in count.withLock { $0 = 77 } }
    }
    #expect(messages.count == 1)
  }

  @Test func `the failure shows where the value is`() async {
    let messages = await recordedIssues {
      let store = testStore(.list)
      await store.send(.increment)
    }
    #expect(
      messages.first?.replacing("\u{2007}", with: " ").hasSuffix(
        """
        State was not expected to change, but a change occurred: …

            list[0]:
              SharedInElementsTests.Child.State(
                id: 1,
            −   count: 0
            +   count: 1
              )
            list[1]:
              SharedInElementsTests.Child.State(
                id: 2,
            −   count: 0
            +   count: 1
              )

        (Expected: −, Actual: +)
        """
      ) == true,
      "\(messages)"
    )
  }

  @Test func `a value that the elements don't compare needs no assertion`() async {
    let store = TestStore(initialState: Parent.State(other: [Row(id: 1)])) { Parent() }
    await store.send(.increment)
    await store.send(.click) { $0.clicks = 1 }
  }
}
