import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct ControlTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var text = ""
      var isOn = false
      var choice = "b"
      var number = 5
      var submitted: [String] = []
      var isDisabled = false
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case submitted(String)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .submitted(let text) = action { state.submitted.append(text) }
        return .none
      }
    }
  }

  struct FormView: View {
    @Bindable var store: StoreOf<Form>
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $store.text).onSubmit { store.send(.submitted(store.text)) }
        Toggle("Fast", isOn: $store.isOn)
        Picker("Choice", selection: $store.choice) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }
        Stepper("Number \(store.number)", value: $store.number, in: 4...6)
        HStack {
          Button("Save") { store.send(.submitted("saved")) }.keyboardShortcut("s", modifiers: .control)
          Button("Drop", role: .destructive) { store.send(.submitted("dropped")) }.disabled(store.isDisabled)
        }
      }
    }
  }

  private func driver(_ state: Form.State = Form.State()) async -> ViewDriver<Form.State, Form.Action> {
    let app = ViewDriver(initialState: state, width: 24, height: 6) {
      Form()
    } view: {
      FormView(store: $0)
    }
    await app.settle()
    return app
  }

  private func focused(_ app: ViewDriver<Form.State, Form.Action>, _ text: String) -> Bool {
    app.frame.style(of: text)?.isHighlighted == true
  }

  @Test func `the form looks like a form`() async {
    let app = await driver()
    #expect(
      app.text == """
        Name
        [ ] Fast
        Choice: ‹ b ›
        ‹ Number 5 ›
        [Save] [Drop]
        """
    )
    #expect(app.frame.style(of: "Drop")?.foreground == .red)
  }

  @Test func `focus goes by tab and by arrows`() async {
    let app = await driver()
    #expect(focused(app, "[ ] Fast"))
    await app.press(.tab)
    #expect(focused(app, "Choice"))
    await app.press(.downArrow)
    #expect(focused(app, "‹ Number"))
    await app.press(.downArrow)
    #expect(focused(app, "[Save]"))
    await app.press(.rightArrow)
    #expect(focused(app, "[Drop]"))
    await app.press(.tab, modifiers: .shift)
    #expect(focused(app, "[Save]"))
  }

  @Test func `controls change what they are bound to`() async {
    let app = await driver()
    await app.press(.space)
    #expect(app.store.isOn)
    await app.press(.tab)
    await app.press(.rightArrow)
    #expect(app.store.choice == "c")
    for key in [.return, .upArrow, .upArrow, .return] as [KeyEquivalent] { await app.press(key) }
    #expect(app.store.choice == "a")
    await app.press(.tab)
    for _ in 0..<3 { await app.press(.rightArrow) }
    #expect(app.store.number == 6)
    for _ in 0..<5 { await app.press(.leftArrow) }
    #expect(app.store.number == 4)
  }

  @Test func `a disabled button takes no focus and does nothing`() async {
    let app = await driver(Form.State(isDisabled: true))
    #expect(app.frame.style(of: "Drop")?.attributes.contains(.dim) == true)
    await app.click(x: 9, y: 4)
    #expect(app.store.submitted == [])
  }

  @Test func `a shortcut presses its button from anywhere`() async {
    let app = await driver()
    await app.press("s", modifiers: .control)
    #expect(app.store.submitted == ["saved"])
  }

  @Test func `text is edited as in a shell`() async {
    let app = await driver()
    await app.press(.upArrow)
    await app.type("hello wörld")
    #expect(app.store.text == "hello wörld")
    await app.press("w", modifiers: .control)
    #expect(app.store.text == "hello ")
    await app.press(.delete)
    await app.press(.home)
    await app.type("»")
    #expect(app.store.text == "»hello")
    #expect(app.frame.cursor == Point(x: 1, y: 0))
    await app.press("k", modifiers: .control)
    #expect(app.store.text == "»")
    await app.paste("two\nlines\u{1B}[31m")
    #expect(app.store.text == "»two lines[31m")
    await app.press(.return)
    #expect(app.store.submitted == ["»two lines[31m"])
    await app.press("u", modifiers: .control)
    #expect(app.store.text == "")
    #expect(app.frame.lines[0] == "Name")
  }

  @Test func `long text scrolls with the cursor`() async {
    let app = await driver()
    await app.press(.upArrow)
    await app.type(String(repeating: "0123456789", count: 3))
    #expect(app.frame.lines[0] == "789" + "0123456789" + "0123456789")
    #expect(app.frame.cursor == Point(x: 23, y: 0))
    await app.press(.home)
    #expect(app.frame.lines[0].hasPrefix("0123456789"))
  }
}
