import ComposableArchitecture
import Testing

/// Controls whose feature forgot its `BindingReducer`, and controls of children that are being removed.
@MainActor
@Suite struct UnhandledBindingTests {
  @Reducer struct Forgetful {
    @ObservableState struct State: Equatable { var text = "" }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer struct ForgetfulView {
    @ObservableState struct State: Equatable { var text = "" }
    enum Action: ViewAction {
      case view(View)
      enum View: BindableAction { case binding(BindingAction<State>) }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer struct Field {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var text = ""
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  @Reducer struct Form {
    @ObservableState struct State: Equatable {
      @Presents var field: Field.State? = Field.State()
    }
    enum Action {
      case field(PresentationAction<Field.Action>)
      case present(Field.State?)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .present(let field): state.field = field
        case .field(.presented(.binding(\.text))) where state.field?.text == "exit": state.field = nil
        case .field: break
        }
        return .none
      }
      .ifLet(\.$field, action: \.field) { Field() }
    }
  }

  private let expected = """
    A binding action sent from a store was not handled. …

      Action:
        UnhandledBindingTests.Forgetful.Action.binding(.set(_, "a"))

    To fix this, invoke "BindingReducer()" from your feature reducer's "body".
    """

  @Test func `a binding that no reducer carries out is reported`() async {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    let issues = await recordedIssues { store.binding(\.text).wrappedValue = "a" }
    #expect(issues.count == 1)
    #expect(issues.first?.hasSuffix(expected) == true)
    #expect(store.text == "")
  }

  @Test func `an assignment that no reducer carries out is reported`() async {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    #expect(await recordedIssues { store.text = "a" }.count == 1)
    let form = Store(initialState: ForgetfulView.State()) { ForgetfulView() }
    #expect(await recordedIssues { form.text = "a" }.count == 1)
  }

  @Test func `an action that is sent by hand is not`() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    store.send(.set(\.text, "a"))
  }

  @Test func `a control of removed state writes nothing`() throws {
    let store = Store(initialState: Form.State()) { Form() }
    let field = try #require(store.scope(\.field, action: \.field.presented))
    let viewStore = ViewStore(field, observe: \.text)
    store.send(.present(nil))
    field.binding(\.text).wrappedValue = "a"
    field.binding(get: \.text, send: { .set(\.text, $0) }).wrappedValue = "a"
    viewStore.binding(send: { .set(\.text, $0) }).wrappedValue = "a"
    field.text = "a"
    #expect(field.text == "")
  }

  @Test func `a control may make its feature go`() throws {
    let store = Store(initialState: Form.State()) { Form() }
    let field = try #require(store.scope(\.field, action: \.field.presented))
    field.text = "exit"
    #expect(store.field == nil)
  }

  @Test func `an action for a removed child is reported by its operator`() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let field = try #require(store.scope(\.field, action: \.field.presented))
    store.send(.present(nil))
    let issues = await recordedIssues { field.send(.set(\.text, "a")) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains(#"An "ifLet" at "ComposableArchitectureTests/Unhandled"#) == true)
  }

  @Test func `an action for a child that is replaced does not reach another`() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let field = try #require(store.scope(\.field, action: \.field.presented))
    store.send(.present(Field.State(id: 1, text: "new")))
    let issues = await recordedIssues { field.send(.set(\.text, "a")) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("while another child is in its place") == true)
    #expect(store.field?.text == "new")
  }
}
