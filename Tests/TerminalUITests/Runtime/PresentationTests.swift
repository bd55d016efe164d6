import ComposableArchitecture
import Testing

@testable import TerminalUI
@testable import TerminalViews

/// Sheets, alerts, dialogs and destinations are driven by state.
@MainActor
@Suite struct PresentationTests {
  @Reducer
  struct Item {
    @ObservableState
    struct State: Equatable { var name: String }
    enum Action { case renamed }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.name += "!"
        return .none
      }
    }
  }

  @Reducer
  struct Shelf {
    @ObservableState
    struct State: Equatable {
      var answers: [String] = []
      @Presents var sheet: Item.State?
      @Presents var detail: Item.State?
      @Presents var alert: AlertState<Answer>?
      @Presents var dialog: ConfirmationDialogState<Answer>?
      var path = StackState<Item.State>()
    }
    enum Answer: Equatable, Sendable { case yes, no }
    enum Action {
      case sheet(PresentationAction<Item.Action>)
      case detail(PresentationAction<Item.Action>)
      case alert(PresentationAction<Answer>)
      case dialog(PresentationAction<Answer>)
      case path(StackActionOf<Item>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(let answer)), .dialog(.presented(let answer)):
          state.answers.append("\(answer)")
        case .sheet, .detail, .alert, .dialog, .path: break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Item() }
      .ifLet(\.$detail, action: \.detail) { Item() }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
      .forEach(\.path, action: \.path) { Item() }
    }
  }

  struct ShelfView: View {
    @Bindable var store: StoreOf<Shelf>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        List { Button("Shelf") {} }
          .navigationTitle("Bottom")
          .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) {
            ItemView(store: $0).navigationTitle("Detail")
          }
      } destination: {
        ItemView(store: $0).navigationTitle("Level")
      }
      .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { ItemView(store: $0) }
      .alert($store.scope(state: \.alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    }
  }

  struct ItemView: View {
    let store: StoreOf<Item>
    var body: some View { Button(store.name) { store.send(.renamed) } }
  }

  private func driver(_ state: Shelf.State) async -> ViewDriver<Shelf.State, Shelf.Action> {
    let app = ViewDriver(initialState: state, width: 30, height: 9) {
      Shelf()
    } view: {
      ShelfView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test func `a sheet stands in front and keeps the keys`() async {
    let app = await driver(Shelf.State(sheet: Item.State(name: "Book")))
    #expect(app.text.contains("│ [Book] │"))
    #expect(app.frame.style(of: "Shelf")?.attributes.contains(.covered) == true)
    await app.press(.return)
    #expect(app.store.sheet?.name == "Book!")
    await app.press(.escape)
    #expect(app.store.sheet == nil)
    #expect(app.text == "Bottom\nShelf")
  }

  @Test func `a destination takes the place and escape goes back`() async {
    let app = await driver(Shelf.State(detail: Item.State(name: "Book")))
    #expect(app.text == "Detail\n[Book]")
    await app.press(.escape)
    #expect(app.store.detail == nil)
    #expect(app.text == "Bottom\nShelf")
    #expect(app.frame.style(of: "Shelf")?.isHighlighted == true)
  }

  @Test func `a stack shows its top and escape pops it`() async {
    let app = await driver(Shelf.State(path: StackState([Item.State(name: "One"), Item.State(name: "Two")])))
    #expect(app.text == "Level\n[Two]")
    await app.press(.space)
    #expect(app.text == "Level\n[Two!]")
    await app.press(.escape)
    #expect(app.text == "Level\n[One]")
    await app.press(.escape)
    #expect(app.text == "Bottom\nShelf")
    #expect(app.store.path.isEmpty)
  }

  @Test func `an alert asks and sends the answer`() async {
    let alert = AlertState<Shelf.Answer> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel, action: .no) { TextState("No") }
    } message: {
      TextState("It cannot be undone.")
    }
    let app = await driver(Shelf.State(alert: alert))
    for text in ["Sure?", "It cannot be undone.", "[Yes]  [No]"] { #expect(app.text.contains(text)) }
    await app.press(.rightArrow)
    #expect(app.frame.style(of: "[No]")?.isHighlighted == true)
    await app.press(.return)
    #expect(app.store.answers == ["no"])
    #expect(app.store.alert == nil)
  }

  @Test func `escape closes a dialog without an answer`() async {
    let dialog = ConfirmationDialogState<Shelf.Answer>(titleVisibility: .visible) {
      TextState("Which?")
    } actions: {
      ButtonState(action: .yes) { TextState("This") }
      ButtonState(role: .destructive, action: .no) { TextState("That") }
    }
    let app = await driver(Shelf.State(dialog: dialog))
    #expect(app.text.contains("Which?"))
    #expect(app.frame.style(of: "That")?.foreground == .red)
    await app.press(.escape)
    #expect(app.store.dialog == nil)
    #expect(app.store.answers == [])
  }

  // MARK: Reducers that forget an operator

  @Reducer struct Forgetful {
    @ObservableState struct State {
      @Presents var sheet: Item.State?
      var path = StackState<Item.State>()
    }
    enum Action {
      case sheet(PresentationAction<Item.Action>)
      case path(StackActionOf<Item>)
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Test func `a dismissal that no reducer handles is reported`() {
    @Bindable var store = Store(initialState: Forgetful.State(sheet: Item.State(name: "Book"))) {
      Forgetful()
    }
    let sheet = $store.scope(state: \.sheet, action: \.sheet)
    withKnownIssue {
      sheet.wrappedValue = nil
    } matching: {
      $0.description.contains(#"To fix this, ensure that "ifLet" is invoked from the reducer's "body""#)
        && $0.description.contains("PresentationTests.swift")
    }
    #expect(store.sheet != nil)
  }

  @Test func `a pop that no reducer handles is reported`() {
    @Bindable var store = Store(initialState: Forgetful.State(path: StackState([Item.State(name: "One")]))) {
      Forgetful()
    }
    let path = $store.scope(state: \.path, action: \.path)
    withKnownIssue {
      path.pop()
    } matching: {
      $0.description.contains(#"To fix this, ensure that "forEach" is invoked from the reducer's "body""#)
        && $0.description.contains("PresentationTests.swift")
    }
    #expect(store.path.count == 1)
  }

  // MARK: Controls of removed features

  @Reducer struct Form {
    @Reducer struct Field {
      @ObservableState struct State: Equatable { var text = "" }
      enum Action { case typed(String) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .typed(let text): state.text = text
          }
          return .none
        }
      }
    }
    @ObservableState struct State { @Presents var field: Field.State? = Field.State() }
    enum Action { case field(PresentationAction<Field.Action>) }
    var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$field, action: \.field) { Field() } }
  }

  @Test func `a control sends its own action until its feature is dismissed`() throws {
    let form = Store(initialState: Form.State()) { Form() }
    @Bindable var store = try #require(form.scope(state: \.field, action: \.field.presented))
    let text = $store.text.sending(\.typed)
    text.wrappedValue = "a"
    #expect(text.wrappedValue == "a")
    form.send(.field(.dismiss))
    text.wrappedValue = "b"
    #expect(text.wrappedValue == "a")
  }

  @Reducer struct Page {
    @Reducer struct Section {
      @ObservableState struct State {
        @Presents var note: Note.State? = Note.State()
        var path = StackState([Note.State()])
      }
      enum Action {
        case note(PresentationAction<Note.Action>)
        case path(StackActionOf<Note>)
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\.$note, action: \.note) { Note() }
          .forEach(\.path, action: \.path) { Note() }
      }
    }
    @Reducer struct Note {
      @ObservableState struct State {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @ObservableState struct State { @Presents var section: Section.State? = Section.State() }
    enum Action { case section(PresentationAction<Section.Action>) }
    var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$section, action: \.section) { Section() } }
  }

  @Test func `removed views dismiss and pop nothing`() throws {
    let page = Store(initialState: Page.State()) { Page() }
    @Bindable var store = try #require(page.scope(state: \.section, action: \.section.presented))
    let note = $store.scope(state: \.note, action: \.note)
    let path = $store.scope(state: \.path, action: \.path)
    page.send(.section(.dismiss))
    note.wrappedValue = nil
    path.pop()
    #expect(store.path.count == 1)
  }
}
