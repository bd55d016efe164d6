import ComposableArchitecture
import TerminalUI
import Testing

/// A driver does what a user would, and waits for what follows.
@MainActor
@Suite struct ViewDriverTests {
  @Reducer
  struct Search {
    @ObservableState
    struct State: Equatable {
      var query = ""
      var results: [String] = []
      var isLoading = false
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case searchTapped
      case response([String])
    }
    @Dependency(\.continuousClock) var clock
    enum CancelID { case search }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding: return .none
        case .searchTapped:
          state.isLoading = true
          return .run { [clock, query = state.query] send in
            try await clock.sleep(for: .seconds(1))
            for count in 1...3 { await send(.response((1...count).map { "\(query) \($0)" })) }
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)
        case .response(let results):
          state.results = results
          state.isLoading = false
          return .none
        }
      }
    }
  }

  struct SearchView: View {
    @Bindable var store: StoreOf<Search>

    var body: some View {
      VStack(alignment: .leading) {
        Button("Search") { store.send(.searchTapped) }
        TextField("Query", text: $store.query)
        if store.isLoading { Text("Loading") }
        ForEach(store.results, id: \.self) { Text($0) }
      }
    }
  }

  private func driver(
    _ clock: any Clock<Duration> = ImmediateClock()
  ) async -> ViewDriver<Search.State, Search.Action> {
    let app = ViewDriver(initialState: Search.State(), width: 20, height: 8) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    } view: {
      SearchView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test func `after a key all of its effects have been shown`() async {
    let app = await driver()
    #expect(await app.press(.return) == .handled)
    #expect(app.text == "[Search]\nQuery\n 1\n 2\n 3")
  }

  @Test func `an effect that waits for a clock is shown when the clock goes on`() async {
    let clock = TestClock()
    let app = await driver(clock)
    await app.press(.return)
    #expect(app.text == "[Search]\nQuery\nLoading")
    await clock.advance(by: .milliseconds(999))
    await app.settle()
    #expect(app.text == "[Search]\nQuery\nLoading")
    await clock.advance(by: .milliseconds(1))
    await app.settle()
    #expect(app.text == "[Search]\nQuery\n 1\n 2\n 3")
  }

  @Test func `typed text and pasted text arrive in the focused field`() async {
    let app = await driver()
    await app.type("not for a button")
    #expect(app.store.query == "")
    await app.press(.tab)
    await app.type("ab")
    await app.paste("cd")
    await app.press(.home)
    await app.type("»")
    #expect(app.store.query == "»abcd")
    #expect(app.frame.cursor == Point(x: 1, y: 1))
  }

  @Test func `a click presses a button`() async {
    let app = await driver()
    await app.click(x: 2, y: 0)
    #expect(app.store.results.count == 3)
    await app.click(x: 2, y: 7)
    #expect(app.store.results.count == 3)
  }

  @Test(arguments: ["x", .escape, .function(1), .deleteForward] as [KeyEquivalent])
  func `a key that no view handles is reported as ignored`(key: KeyEquivalent) async {
    let app = await driver()
    #expect(await app.press(key) == .ignored)
  }

  @Test(arguments: [(20, 8), (3, 3), (1, 1), (0, 0)])
  func `a resized screen has the new size`(width: Int, height: Int) async {
    let app = await driver()
    await app.resize(width: width, height: height)
    #expect(app.frame.size == Size(width: width, height: height))
    #expect(app.frame.lines.count == height)
    #expect(app.frame.lines.allSatisfy { $0.count <= width })
  }

  @Test func `an action from outside is on the screen at once`() async {
    let app = await driver()
    app.store.send(.response(["outside"]))
    #expect(app.text == "[Search]\nQuery\noutside")
  }

  // MARK: Frames

  @Test func `a frame without a terminal has the text and the styles of a view`() {
    let frame = render(
      VStack(alignment: .leading) {
        Text("plain")
        Text("bold").bold().foregroundColor(.red)
        Text("世界 wide").underline()
      },
      width: 12,
      height: 5
    )
    #expect(frame.text == "plain\nbold\n世界 wide")
    #expect(frame.lines == ["plain", "bold", "世界 wide", "", ""])
    #expect(frame.style(of: "plain") == .plain)
    #expect(frame.style(of: "bold") == CellStyle(foreground: .red, attributes: .bold))
    #expect(frame.style(of: "wide")?.attributes == .underline)
    #expect(frame.style(x: 3, y: 2).attributes == .underline)
    #expect(frame.style(of: "elsewhere") == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (12, 0), (0, 5), (100, 100)])
  func `outside a frame everything is plain`(x: Int, y: Int) {
    let frame = render(Text("bold").bold(), width: 12, height: 5)
    #expect(frame.style(x: x, y: y) == .plain)
  }

  @Test(arguments: [(0, 0), (-5, 3), (3, -5), (1, 1)])
  func `a frame of any size can be drawn`(width: Int, height: Int) {
    let frame = render(
      SearchView(store: Store(initialState: Search.State()) { Search() }),
      width: width,
      height: height
    )
    #expect(frame.size == Size(width: max(0, width), height: max(0, height)))
  }

  @Test func `a drawn frame starts no task and changes no state`() {
    let store = Store(initialState: Search.State()) { Search() }
    let view = SearchView(store: store)
      .onAppear { store.send(.response(["appeared"])) }
      .task { store.send(.response(["task"])) }
    #expect(render(view, width: 20, height: 5).text == "[Search]\nQuery")
    #expect(store.results == [])
  }
}
