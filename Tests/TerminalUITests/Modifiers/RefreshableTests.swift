import ComposableArchitecture
import TerminalUI
import Testing

@Reducer
private struct Feed {
  @ObservableState
  struct State: Equatable {
    var loads = 0
  }

  enum Action { case loaded }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.loads += 1
      return .none
    }
  }
}

private struct RefreshButton: View {
  @Environment(\.refresh) private var refresh
  @TerminalUI.State private var request = 0

  init() {}

  var body: some View {
    let refresh = refresh
    Button(refresh == nil ? "None" : "Again") { request += 1 }
      .task(id: request) { if request > 0 { await refresh?() } }
  }
}

private struct FeedView: View {
  let store: StoreOf<Feed>

  var body: some View {
    VStack {
      Text("\(store.loads) loads")
      RefreshButton()
    }
    .refreshable { store.send(.loaded) }
  }
}

/// Content that is loaded again with a key.
@MainActor
@Suite struct RefreshableTests {
  private func driver() -> ViewDriver<Feed.State, Feed.Action> {
    ViewDriver(initialState: Feed.State(), width: 30, height: 4) {
      Feed()
    } view: {
      FeedView(store: $0)
    }
  }

  @Test func `the key loads the content again, as often as it is pressed`() async {
    let driver = driver()
    await driver.settle()
    #expect(driver.text.hasSuffix("r Refresh"))
    #expect(driver.text.contains("0 loads"))
    await driver.press("r")
    await driver.press("r")
    #expect(driver.text.contains("2 loads"))
  }

  @Test func `views within load it by the environment`() async {
    let driver = driver()
    await driver.settle()
    await driver.press(.return)
    #expect(driver.text.contains("1 loads"))
    #expect(render(RefreshButton(), width: 20, height: 1).text == "[None]")
  }
}
