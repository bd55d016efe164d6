import ComposableArchitecture
import TerminalUI
import Testing

/// A value of a view or of the state reads and sets the focus.
@MainActor
@Suite struct FocusStateTests {
  enum Field: Hashable, Sendable { case name, email, note }

  @ObservableState
  struct Form: Equatable, Sendable {
    var focus: Field?
    var hasEmail = true
    var name = ""
    var email = ""
  }

  struct FormView: View {
    @Bindable var store: StoreOf<Settable<Form>>

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $store.name).focused($store.focus, equals: .name)
        if store.hasEmail {
          TextField("Email", text: $store.email).focused($store.focus, equals: .email)
        }
        Button("Save") {}
      }
    }
  }

  private func screen(_ state: Form = Form()) -> (ScreenProbe, StoreOf<Settable<Form>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: 20, height: 4) { FormView(store: store) }
    screen.draw()
    return (screen, store)
  }

  @Test(arguments: [(Field.name, 0), (.email, 1)])
  func `the field that the state names has the focus at the beginning`(field: Field, row: Int) {
    let (screen, store) = screen(Form(focus: field))
    #expect(screen.frame.cursor == Point(x: 0, y: row))
    #expect(screen.frame.highlighted == [])
    #expect(store.focus == field)
  }

  @Test func `the focus follows the state`() {
    let (screen, store) = screen()
    #expect(screen.frame.cursor == nil)
    store.send(.set(\.focus, .email))
    screen.draw()
    #expect(screen.frame.cursor == Point(x: 0, y: 1))
    store.send(.set(\.focus, .name))
    screen.draw()
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
    store.send(.set(\.focus, nil))
    screen.draw()
    #expect(screen.frame.highlighted == ["[Save]"])
  }

  @Test func `the state follows the focus`() {
    let (screen, store) = screen()
    var path: [Field?] = []
    for _ in 0..<3 {
      screen.press(KeyPress(.tab))
      screen.draw()
      path.append(store.focus)
    }
    #expect(path == [.name, .email, nil])
  }

  @Test func `text goes to the field that the state focuses`() {
    let (screen, store) = screen(Form(focus: .email))
    for character in "a@b" { screen.press(KeyPress(KeyEquivalent(character))) }
    screen.paste(".c")
    #expect(store.email == "a@b.c")
    #expect(store.name == "")
  }

  @Test func `a field focused before it appears gets the focus when it does`() {
    let (screen, store) = screen(Form(hasEmail: false))
    store.send(.set(\.focus, .email))
    screen.draw()
    #expect(screen.frame.highlighted == ["[Save]"])
    store.send(.set(\.hasEmail, true))
    screen.draw()
    #expect(screen.frame.cursor == Point(x: 0, y: 1))
  }

  @Test func `a value for no view leaves the focus`() {
    let (screen, store) = screen(Form(focus: .name))
    store.send(.set(\.focus, .note))
    screen.draw()
    #expect(screen.frame.highlighted == ["[Save]"])
  }

  // MARK: Search

  struct SearchView: View {
    @Bindable var store: StoreOf<Settable<Form>>

    var body: some View {
      List { ForEach(["a", "b"].filter { store.name.isEmpty || $0 == store.name }, id: \.self) { Text($0) } }
        .searchable(text: $store.name, prompt: "Find")
    }
  }

  private func search(_ name: String = "") -> (ScreenProbe, StoreOf<Settable<Form>>) {
    let store = Settable.store(Form(name: name))
    let screen = ScreenProbe(width: 20, height: 4) { SearchView(store: store) }
    screen.draw()
    return (screen, store)
  }

  private func press(_ keys: KeyEquivalent..., in screen: ScreenProbe) {
    for key in keys {
      screen.press(KeyPress(key))
      screen.draw()
    }
  }

  @Test func `a slash moves to the search line and Return back to the list`() {
    let (screen, _) = search()
    #expect(screen.frame.text == " / Find\na\nb")
    press("/", in: screen)
    #expect(screen.frame.cursor == Point(x: 3, y: 0))
    #expect(screen.frame.highlighted == [])
    press("b", .return, in: screen)
    #expect(screen.frame.cursor == nil)
    #expect(screen.frame.highlighted == ["b"])
  }

  @Test func `a slash typed into the search line is text`() {
    let (screen, store) = search()
    press("/", "/", in: screen)
    #expect(store.name == "/")
    #expect(screen.frame.text == " / /")
  }

  @Test func `Escape first clears the search, then leaves it, then passes`() {
    let (screen, store) = search()
    press("/", "b", .escape, in: screen)
    #expect(store.name == "")
    #expect(screen.frame.cursor == Point(x: 3, y: 0))
    press(.escape, in: screen)
    #expect(screen.frame.cursor == nil)
    #expect(screen.frame.text == " / Find\na\nb")
    #expect(screen.frame.highlighted == ["b"])
    #expect(screen.press(KeyPress(.escape)) == .ignored)
  }

  @Test func `a search without a result is still cleared by Escape`() {
    let (screen, store) = search()
    press("/", "x", "y", in: screen)
    #expect(screen.frame.text == " / xy")
    press(.escape, .escape, in: screen)
    #expect(store.name == "")
    #expect(screen.frame.text == " / Find\na\nb")
    #expect(screen.frame.highlighted == ["a"])
  }

  @Test func `Escape in the list clears the search`() {
    let (screen, store) = search()
    press("/", "b", .return, in: screen)
    #expect(screen.press(KeyPress(.escape)) == .handled)
    #expect(store.name == "")
    #expect(screen.press(KeyPress(.escape)) == .ignored)
  }
}
