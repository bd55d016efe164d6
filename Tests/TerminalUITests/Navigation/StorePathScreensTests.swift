import ComposableArchitecture
import TerminalUI
import Testing

/// Screens that rows and links push on a stack whose path is a store's.
@MainActor
@Suite struct StorePathScreensTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Sendable {
      var title: String
    }
    enum Action {}
  }

  @Reducer
  struct Stack {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Page.State>()
      var item: Int?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case path(StackActionOf<Page>)
      case pushed(String)
      case replaced(String)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding, .path: break
        case .pushed(let title): state.path.append(Page.State(title: title))
        case .replaced(let title):
          state.path.removeAll()
          state.path.append(Page.State(title: title))
        }
        return .none
      }
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  struct StackView: View {
    @TerminalUI.Bindable var store: StoreOf<Stack>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        List {
          Button("row") { store.item = 1 }
            .navigationDestination(item: $store.item) { number in
              Text("item \(number)")
              NavigationLink("on", state: Page.State(title: "from the item"))
            }
          NavigationLink("plain") {
            NavigationLink("state", state: Page.State(title: "from a plain screen"))
          }
        }
      } destination: { page in
        Text("page \(page.title)")
        NavigationLink("more") { Text("above \(page.title)") }
        NavigationLink("next", state: Page.State(title: page.title + "+"))
      }
    }
  }

  private func stack() -> (StoreOf<Stack>, ScreenProbe) {
    let store = Store(initialState: Stack.State()) { Stack() }
    return (store, ScreenProbe(width: 30, height: 8) { StackView(store: store) })
  }

  @Test func `a state is pushed above the screen of a row`() {
    let (store, screen) = stack()
    #expect(screen.text.contains("row"))
    screen.press(.return)
    #expect(screen.text.contains("item 1"))
    screen.press(.return)
    #expect(store.path.map(\.title) == ["from the item"])
    #expect(screen.text.contains("page from the item") && !screen.text.contains("item 1"), "\(screen.text)")
    screen.press(.escape)
    #expect(store.path.isEmpty)
    #expect(screen.text.contains("item 1"), "\(screen.text)")
    screen.press(.escape)
    #expect(store.item == nil)
    #expect(screen.text.contains("plain"), "\(screen.text)")
  }

  @Test func `a state is pushed above the screen of a plain link`() {
    let (store, screen) = stack()
    #expect(screen.text.contains("plain"))
    screen.press(.downArrow)
    screen.press(.return)
    #expect(screen.text.contains("state"))
    screen.press(.return)
    #expect(screen.text.contains("page from a plain screen"), "\(screen.text)")
    screen.press(.escape)
    #expect(store.path.isEmpty)
    #expect(screen.text.contains("[state"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("plain"), "\(screen.text)")
  }

  @Test func `a plain screen stands above its page only`() {
    let (store, screen) = stack()
    #expect(screen.text.contains("row"))
    store.send(.pushed("a"))
    #expect(screen.text.contains("page a"))
    screen.press(.return)
    #expect(screen.text.contains("above a") && !screen.text.contains("page a"), "\(screen.text)")
    store.send(.pushed("b"))
    #expect(screen.text.contains("page b"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("above a"), "\(screen.text)")
    store.send(.replaced("c"))
    #expect(screen.text.contains("page c") && !screen.text.contains("above"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("row"), "\(screen.text)")
  }

  @Test func `a page stays below those that are pushed and popped`() {
    let (store, screen) = stack()
    #expect(screen.text.contains("row"))
    store.send(.pushed("a"))
    #expect(screen.text.contains("page a"))
    screen.press(.downArrow)
    screen.press(.return)
    #expect(store.path.map(\.title) == ["a", "a+"])
    #expect(screen.text.contains("page a+"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("page a"), "\(screen.text)")
    #expect(screen.frame.highlighted == ["[next ›]"], "\(screen.frame.highlighted)")
  }
}
