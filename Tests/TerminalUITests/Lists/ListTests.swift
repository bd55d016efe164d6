import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct ListTests {
  @Reducer
  struct Fruits {
    @ObservableState
    struct State: Equatable {
      var names = (1...30).map { "Fruit \($0)" }
      var searchText = ""
      var opened: String?
      var visible: [String] { searchText.isEmpty ? names : names.filter { $0.contains(searchText) } }
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case opened(String)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .opened(let name) = action { state.opened = name }
        return .none
      }
    }
  }

  struct FruitsView: View {
    @Bindable var store: StoreOf<Fruits>

    var body: some View {
      List {
        Section("Fruits") {
          ForEach(store.visible, id: \.self) { name in
            Button {
              store.send(.opened(name))
            } label: {
              Text(name)
            }
          }
        }
      }
      .searchable(text: $store.searchText)
      .toolbar { Button("Quit") {}.keyboardShortcut("q") }
    }
  }

  func driver(height: Int = 8) -> ViewDriver<Fruits.State, Fruits.Action> {
    ViewDriver(initialState: Fruits.State(), width: 30, height: height) {
      Fruits()
    } view: {
      FruitsView(store: $0)
    }
  }

  @Test func `shows what fits`() async {
    let app = driver()
    await app.settle()
    #expect(
      app.text == """
         / Search
        Fruits                       ┃
        Fruit 1                      │
        Fruit 2                      │
        Fruit 3                      │
        Fruit 4                      │
        Fruit 5                      │
         q Quit
        """
    )
    #expect(app.frame.style(of: "Fruit 1")?.isHighlighted == true)
  }

  @Test func `follows the selection`() async {
    let app = driver()
    await app.settle()
    await app.press("G")
    #expect(app.frame.lines[6] == "Fruit 30                     ┃")
    #expect(app.frame.style(of: "Fruit 30")?.isHighlighted == true)
    await app.press("k")
    await app.press(.return)
    #expect(app.store.opened == "Fruit 29")
    await app.press(.home)
    #expect(app.frame.lines[1].hasPrefix("Fruits"))
  }

  @Test func searches() async {
    let app = driver()
    await app.settle()
    await app.press("/")
    await app.type("30")
    #expect(app.store.searchText == "30")
    #expect(app.text.hasPrefix(" / 30\nFruits\nFruit 30\n"))
    #expect(app.frame.cursor == Point(x: 5, y: 0))
    await app.press(.return)
    await app.press(.return)
    #expect(app.store.opened == "Fruit 30")
  }
}
