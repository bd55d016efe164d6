import ComposableArchitecture
import Testing

/// An app can check at launch that each dependency its reducers read has a live value.
@MainActor
@Suite struct MissingLiveValuesTests {
  struct Client: Sendable, TestDependencyKey {
    var name = "test"
    static let testValue = Client()
  }

  struct Other: Sendable, TestDependencyKey {
    static let testValue = Other()
  }

  struct Wired: Sendable, DependencyKey {
    static let liveValue = Wired()
    static let testValue = Wired()
  }

  /// A dependency with a live value that reads one without.
  struct Indirect: Sendable, DependencyKey {
    static var liveValue: Indirect {
      @Dependency(Other.self) var other
      _ = other
      return Indirect()
    }
    static let testValue = Indirect()
  }

  @Reducer struct Leaf {
    struct State: Equatable, Identifiable { let id: Int }
    enum Action { case tapped }
    @Dependency(Client.self) var client
    @Dependency(Wired.self) var wired
    func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }
  }

  @Reducer struct Tree {
    @ObservableState struct State {
      @Presents var child: Tree.State?
      var rows: IdentifiedArrayOf<Leaf.State> = []
    }
    enum Action {
      indirect case child(PresentationAction<Tree.Action>)
      case rows(IdentifiedActionOf<Leaf>)
    }
    @Dependency(\.continuousClock) var clock
    @Dependency(Indirect.self) var indirect
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Leaf() }
        .ifLet(\.$child, action: \.child) { Tree() }
    }
  }

  @Test func `what has no live value is listed once for the whole tree`() async {
    let messages = await recordedIssues {
      #expect(
        Tree().missingLiveValues().map(\.dependency) == [
          "@Dependency(MissingLiveValuesTests.Other.self)", "@Dependency(MissingLiveValuesTests.Client.self)",
        ]
      )
    }
    #expect(messages.isEmpty)
  }

  @Test func `what the app overrides is not missing`() {
    let missing = Tree().missingLiveValues {
      $0[Client.self] = Client(name: "here")
      $0[Other.self] = Other()
    }
    #expect(missing.isEmpty)
  }

  @Test func `what an operator overrides is not missing`() {
    #expect(Leaf().missingLiveValues().count == 1)
    #expect(Leaf().dependency(Client(name: "here")).missingLiveValues().isEmpty)
  }

  @Test func `a reducer that reads nothing misses nothing`() {
    #expect(EmptyReducer<Int, Int>().missingLiveValues().isEmpty)
  }
}
