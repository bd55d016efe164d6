import ComposableArchitecture
import FeatureViews
import TerminalUI
import Testing

@MainActor
struct TextPromptTests {
  @Reducer
  struct Names {
    @ObservableState
    struct State: Equatable {
      var prompt: Prompt?
      var names: [String] = []
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case submitted(String)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .submitted(let name) = action { state.names.append(name) }
        return .none
      }
    }
  }

  struct NamesView: View {
    @Bindable var store: StoreOf<Names>

    private func problem(_ name: String) -> String? {
      name.contains(" ") ? "'\(name)' has a space in it" : nil
    }

    var body: some View {
      Text("\(store.names.count) names")
        .textPrompt("Name", $store.prompt, placeholder: "Somebody", problem: problem) {
          store.send(.submitted($0))
        }
        .toolbar { Button("Ask") { store.prompt = Prompt() }.keyboardShortcut("a") }
    }
  }

  private func app() -> ViewDriver<Names.State, Names.Action> {
    ViewDriver(initialState: Names.State(), width: 40, height: 8) {
      Names()
    } view: {
      NamesView(store: $0)
    }
  }

  @Test func `it stands in front with the cursor in it`() async {
    let app = app()
    await app.press("a")
    #expect(
      app.text == """
        0 names
         ╭─ Name ─────────────────────────────╮
         │ Somebody                           │
         │ Return: go · Esc: close            │
         ╰────────────────────────────────────╯


         ⏎ Go  Esc Close
        """
    )
    #expect(app.frame.cursor == Point(x: 3, y: 2))
  }

  @Test func `return submits what was typed`() async {
    let app = app()
    await app.press("a")
    await app.type("aqua")
    await app.press(.return)
    #expect(app.store.names == ["aqua"])
    #expect(app.store.prompt == nil)
    #expect(app.text == "1 names\n\n\n\n\n\n\n a Ask")
  }

  @Test func `nothing is not submitted`() async {
    let app = app()
    await app.press("a")
    await app.press(.return)
    #expect(app.store.names == [])
    #expect(app.store.prompt != nil)
  }

  @Test func `escape submits nothing and the next prompt is empty`() async {
    let app = app()
    await app.press("a")
    await app.type("aqua")
    await app.press(.escape)
    #expect(app.store.names == [])
    #expect(app.store.prompt == nil)
    await app.press("a")
    #expect(app.text.contains("Somebody"))
    #expect(!app.text.contains("aqua"))
  }

  @Test func `what is wrong is said and the text stays`() async {
    let app = app()
    await app.press("a")
    await app.type("no name")
    await app.press(.return)
    #expect(
      app.text == """
        0 names
         ╭─ Name ─────────────────────────────╮
         │ no name                            │
         │ ✗ 'no name' has a space in it      │
         │ Return: go · Esc: close            │
         ╰────────────────────────────────────╯

         ⏎ Go  Esc Close
        """
    )
    #expect(app.store.names == [])
    for _ in " name" { await app.press(.delete) }
    await app.type("ah ")
    await app.press(.return)
    #expect(app.store.names == ["noah"])
    #expect(app.store.prompt == nil)
  }

  @Test func `what is pasted is one line`() async {
    let app = app()
    await app.press("a")
    await app.paste("octo-sample\u{1B}[2J\u{7}")
    await app.press(.return)
    #expect(app.store.names.count == 1)
    #expect(app.store.names.first?.hasPrefix("octo-sample") == true)
    #expect(app.store.names.first?.unicodeScalars.contains { $0.value < 0x20 } == false)
  }
}
