import ComposableArchitecture
import TerminalUI
import Testing

/// The focus goes from control to control, and stays if something else changes.
@MainActor
@Suite struct FocusTests {
  @ObservableState
  struct Buttons: Equatable, Sendable {
    var titles = ["a", "b", "c"]
    var disabled: Set<String> = []
    var note = "note"
  }

  struct ButtonsView: View {
    let store: StoreOf<Settable<Buttons>>
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Text(store.note)
        ForEach(store.titles, id: \.self) { title in
          Button(title) { log.add(title) }.disabled(store.disabled.contains(title))
        }
      }
    }
  }

  private let log = Log()

  private func screen(_ state: Buttons = Buttons()) -> (ScreenProbe, StoreOf<Settable<Buttons>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: 20, height: 8) { ButtonsView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  private func press(_ keys: KeyPress..., in screen: ScreenProbe) {
    for key in keys {
      screen.press(key)
      screen.draw()
    }
  }

  private nonisolated static let next = KeyPress(.tab)
  private nonisolated static let previous = KeyPress(.tab, modifiers: .shift)

  @Test func `before any input a control that comes before the others has the focus`() {
    let (screen, store) = screen(Buttons(titles: ["b", "c"]))
    store.send(.set(\.titles, ["a", "b", "c"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[a]"])
    press(Self.next, in: screen)
    store.send(.set(\.titles, ["z", "a", "b", "c"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[b]"])
  }

  @Test func `input keeps the focus where it goes`() {
    let (screen, store) = screen(Buttons(titles: ["b"]))
    press(KeyPress(.return), in: screen)
    store.send(.set(\.titles, ["a", "b"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[b]"])
    #expect(log.entries == ["b"])
  }

  // MARK: Moving

  @Test func `the first control has the focus at the beginning`() {
    let (screen, _) = screen()
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test(
    arguments: [
      ([next], "[b]"), ([next, next], "[c]"), ([next, next, next], "[a]"), ([previous], "[c]"),
      ([previous, previous], "[b]"), ([next, previous], "[a]"), ([KeyPress(.downArrow)], "[b]"),
      ([KeyPress(.downArrow), KeyPress(.downArrow), KeyPress(.upArrow)], "[b]"),
      ([KeyPress(.upArrow)], "[a]"), ([previous, KeyPress(.downArrow)], "[c]"),
      ([KeyPress(.rightArrow)], "[a]"), ([KeyPress(.leftArrow)], "[a]"),
    ] as [([KeyPress], String)]
  )
  func `Tab goes round and arrows stop at the ends`(keys: [KeyPress], focused: String) {
    let (screen, _) = screen()
    for key in keys { press(key, in: screen) }
    #expect(screen.frame.highlighted == [focused])
  }

  @Test func `an arrow goes to the nearest control in its direction`() {
    let screen = ScreenProbe(width: 30, height: 5) {
      VStack(alignment: .leading) {
        HStack(spacing: 4) {
          Button("nw") {}
          Button("ne") {}
        }
        Text("between")
        HStack(spacing: 4) {
          Button("sw") {}
          Button("se") {}
        }
      }
    }
    screen.draw()
    var path = screen.frame.highlighted
    for key: KeyEquivalent in [.rightArrow, .downArrow, .leftArrow, .upArrow] {
      press(KeyPress(key), in: screen)
      path += screen.frame.highlighted
    }
    #expect(path == ["[nw]", "[ne]", "[se]", "[sw]", "[nw]"])
  }

  @Test(arguments: [KeyEquivalent.tab, .upArrow, .downArrow, .leftArrow, .rightArrow])
  func `the only control lets the keys pass that would move the focus`(key: KeyEquivalent) {
    let (screen, _) = screen(Buttons(titles: ["only"]))
    #expect(screen.press(KeyPress(key)) == .ignored)
    screen.draw()
    #expect(screen.frame.highlighted == ["[only]"])
  }

  @Test(arguments: [KeyEquivalent.tab, .upArrow, .downArrow, .return, .space, "x"])
  func `a screen without controls handles no key`(key: KeyEquivalent) {
    let (screen, _) = screen(Buttons(titles: []))
    #expect(screen.press(KeyPress(key)) == .ignored)
    screen.draw()
    #expect(screen.frame.text == "note")
  }

  @Test func `a click takes the focus`() {
    let (screen, _) = screen()
    screen.click(x: 1, y: 3)
    screen.draw()
    #expect(screen.frame.highlighted == ["[c]"])
    #expect(log.entries == ["c"])
  }

  @Test func `a key presses only the focused button`() {
    let (screen, _) = screen()
    press(Self.next, KeyPress(.return), KeyPress(.space), in: screen)
    #expect(log.entries == ["b", "b"])
  }

  @Test func `the screen doesn't change if the focus doesn't`() {
    let (screen, _) = screen()
    #expect(screen.press(KeyPress(.upArrow)) == .ignored)
    #expect(screen.draw() == [])
  }

  // MARK: Staying

  @Test func `the focus stays when other views change`() {
    let (screen, store) = screen()
    press(Self.next, in: screen)
    store.send(.set(\.note, "another note"))
    screen.draw()
    #expect(screen.frame.lines[0] == "another note")
    #expect(screen.frame.highlighted == ["[b]"])
  }

  @Test(arguments: [["x", "a", "b", "c"], ["c", "b", "a"], ["b"], ["a", "c", "b", "d"]])
  func `the focus stays with its control when others come, go or move`(titles: [String]) {
    let (screen, store) = screen()
    press(Self.next, in: screen)
    store.send(.set(\.titles, titles))
    screen.draw()
    #expect(screen.frame.highlighted == ["[b]"])
  }

  @Test func `the focus stays while the screen is resized to nothing and back`() {
    let (screen, _) = screen()
    press(Self.next, in: screen)
    let before = screen.frame.text
    for (width, height) in [(1, 1), (0, 0), (3, 2), (20, 8)] {
      screen.resize(width: width, height: height)
      screen.draw()
    }
    #expect(screen.frame.text == before)
    #expect(screen.frame.highlighted == ["[b]"])
  }

  // MARK: Disappearing

  @Test func `the focus goes back to where it was when its control disappears`() {
    let (screen, store) = screen()
    press(Self.next, Self.next, in: screen)
    store.send(.set(\.titles, ["a", "b"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[b]"])
    store.send(.set(\.titles, ["a"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test func `the focus goes to the first control if none of the earlier ones is left`() {
    let (screen, store) = screen()
    press(Self.next, in: screen)
    store.send(.set(\.titles, ["x", "y"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[x]"])
  }

  @Test func `a control that appears on an empty screen gets the focus`() {
    let (screen, store) = screen(Buttons(titles: []))
    store.send(.set(\.titles, ["new"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[new]"])
    #expect(screen.press(KeyPress(.return)) == .handled)
    #expect(log.entries == ["new"])
  }

  @Test func `a key after the focused control disappeared isn't lost`() {
    let (screen, store) = screen()
    press(Self.next, in: screen)
    store.send(.set(\.titles, ["a", "c"]))
    screen.draw()
    press(KeyPress(.return), in: screen)
    #expect(log.entries == ["a"])
  }

  // MARK: Disabled controls

  @Test func `disabled controls are passed over`() {
    let (screen, _) = screen(Buttons(disabled: ["a", "b"]))
    #expect(screen.frame.highlighted == ["[c]"])
    #expect(screen.press(Self.next) == .ignored)
  }

  @Test func `a control that is disabled loses the focus and isn't pressed`() {
    let (screen, store) = screen()
    press(Self.next, in: screen)
    store.send(.set(\.disabled, ["b"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["[a]"])
    screen.click(x: 1, y: 2)
    screen.draw()
    #expect(log.entries == [])
    #expect(screen.frame.highlighted == ["[a]"])
  }

  @Test func `a text field doesn't take the focus by itself`() {
    let screen = ScreenProbe(width: 20, height: 3) {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant(""))
        Button("Save") {}
      }
    }
    screen.draw()
    #expect(screen.frame.highlighted == ["[Save]"])
    #expect(screen.frame.cursor == nil)
    press(Self.previous, in: screen)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
  }
}

/// The focus of pages that are pushed, and of content that is scrolled.
@MainActor
@Suite struct PushedFocusTests {
  @Test func `a pushed page has the focus, wherever the stack is`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack {
        Button("header") {}
        NavigationStack {
          List { NavigationLink("open") { Button("inside") {} } }
        }
      }
    }
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.isFocused("[inside]"))
    probe.press(.escape)
    #expect(probe.isFocused("open"))
  }

  @Test func `the first control of a form has the focus, even if the form is scrolled`() {
    let probe = ScreenProbe(width: 30, height: 3) {
      Stateful(false) { isOn in
        Form {
          Toggle("first", isOn: isOn)
          ForEach(0..<8) { Toggle("\($0)", isOn: .constant(false)) }
        }
      }
    }
    #expect(probe.isFocused("first"))
  }
}
