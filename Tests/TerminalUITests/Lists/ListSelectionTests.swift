import ComposableArchitecture
import TerminalUI
import Testing

/// The selected row follows its element, and the binding follows the user.
@MainActor
@Suite struct ListSelectionTests {
  @ObservableState
  struct Names: Equatable, Sendable {
    var names = ["a", "b", "c", "d", "e"]
    var selection: String?
  }

  struct NamesView: View {
    @Bindable var store: StoreOf<Settable<Names>>
    let log: Log

    var body: some View {
      List(selection: $store.selection) {
        ForEach(store.names, id: \.self) { name in
          Button(name) { log.add(name) }
        }
      }
    }
  }

  private let log = Log()

  private func screen(_ state: Names, height: Int = 8) -> (ScreenProbe, StoreOf<Settable<Names>>) {
    let store = Settable.store(state)
    let screen = ScreenProbe(width: 20, height: height) { NamesView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  /// A change of the rows while "c" is selected.
  struct Change: Sendable, CustomTestStringConvertible {
    let names: [String]
    let highlighted: [String]
    var testDescription: String { names.joined() }

    init(_ names: String, _ highlighted: String) {
      self.names = names.map(String.init)
      self.highlighted = highlighted.map(String.init)
    }
  }

  @Test(
    arguments: [
      Change("xabcde", "c"), Change("xyzabcde", "c"), Change("abcxde", "c"), Change("abcdex", "c"),
      Change("abdec", "c"), Change("cabde", "c"), Change("edcba", "c"), Change("c", "c"), Change("bcd", "c"),
      Change("abde", "d"), Change("ab", "b"), Change("z", "z"), Change("vwxyz", "x"), Change("", ""),
    ]
  )
  func `the selection stays with its element, or its position if that disappears`(change: Change) {
    let (screen, store) = screen(Names(selection: "c"))
    #expect(screen.frame.highlighted == ["c"])
    store.send(.set(\.names, change.names))
    screen.draw()
    #expect(screen.frame.highlighted == change.highlighted)
    #expect(screen.frame.text == change.names.joined(separator: "\n"))
    #expect(store.selection == "c")
  }

  struct UnboundView: View {
    let store: StoreOf<Settable<Names>>

    var body: some View { List { ForEach(store.names, id: \.self) { Text($0) } } }
  }

  @Test(
    arguments: [
      Change("xabcde", "c"), Change("xyzabcde", "c"), Change("abdec", "c"), Change("edcba", "c"),
      Change("c", "c"), Change("bcd", "c"), Change("abde", "d"), Change("ab", "b"), Change("", ""),
    ]
  )
  func `the selection stays with its element in a list without a binding too`(change: Change) {
    let store = Settable.store(Names())
    let screen = ScreenProbe(width: 20, height: 8) { UnboundView(store: store) }
    screen.draw()
    for _ in 0..<2 { screen.press(KeyPress(.downArrow)) }
    store.send(.set(\.names, change.names))
    screen.draw()
    #expect(screen.frame.highlighted == change.highlighted)
  }

  @Test func `a selected element that comes back is selected again`() {
    let (screen, store) = screen(Names(selection: "c"))
    store.send(.set(\.names, ["a", "b"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["b"])
    store.send(.set(\.names, ["c", "a", "b"]))
    screen.draw()
    #expect(screen.frame.highlighted == ["c"])
  }

  @Test func `Return presses the row that took the position of the removed one`() {
    let (screen, store) = screen(Names(selection: "c"))
    store.send(.set(\.names, ["a", "b", "d", "e"]))
    screen.draw()
    screen.press(KeyPress(.return))
    #expect(log.entries == ["d"])
    screen.press(KeyPress(.upArrow))
    #expect(store.selection == "b")
  }

  @Test func `nothing is selected in the state until the user moves`() {
    let (screen, store) = screen(Names())
    #expect(screen.frame.highlighted == ["a"])
    #expect(store.selection == nil)
    screen.press(KeyPress(.downArrow))
    #expect(store.selection == "b")
  }

  @Test(
    arguments: [
      (KeyEquivalent.downArrow, "c"), ("j", "c"), (.upArrow, "a"), ("k", "a"), (.home, "a"), ("g", "a"),
      (.end, "e"), ("G", "e"), (.pageUp, "a"), (.pageDown, "e"),
    ]
  )
  func `a key that moves the selection writes it to the state`(key: KeyEquivalent, selection: String) {
    let (screen, store) = screen(Names(selection: "b"))
    #expect(screen.press(KeyPress(key)) == .handled)
    #expect(store.selection == selection)
    screen.draw()
    #expect(screen.frame.highlighted == [selection])
  }

  @Test(arguments: [EventModifiers.shift, .control, .option])
  func `a key with a modifier doesn't move the selection`(modifiers: EventModifiers) {
    let (screen, store) = screen(Names(selection: "b"))
    #expect(screen.press(KeyPress(.downArrow, modifiers: modifiers)) == .ignored)
    #expect(store.selection == "b")
  }

  @Test func `the first row lets the up arrow pass`() {
    let (screen, _) = screen(Names())
    #expect(screen.press(KeyPress(.upArrow)) == .ignored)
    #expect(screen.press(KeyPress(.downArrow)) == .handled)
    #expect(screen.press(KeyPress(.upArrow)) == .handled)
  }

  @Test func `a selection set by the state is scrolled to`() {
    let names = (0..<10_000).map { "Row \($0)" }
    let (screen, store) = screen(Names(names: names, selection: "Row 5000"))
    #expect(screen.frame.highlighted == ["Row 5000"])
    store.send(.set(\.selection, "Row 17"))
    screen.draw()
    #expect(screen.frame.highlighted == ["Row 17"])
    store.send(.set(\.selection, "Row 9999"))
    screen.draw()
    #expect(screen.frame.highlighted == ["Row 9999"])
    #expect(screen.frame.lines.last?.hasPrefix("Row 9999") == true)
  }

  @Test func `a selection of a row that doesn't exist changes nothing`() {
    let (screen, store) = screen(Names(selection: "b"))
    store.send(.set(\.selection, "nowhere"))
    screen.draw()
    #expect(screen.frame.highlighted == ["b"])
    #expect(store.selection == "nowhere")
  }

  @Test func `a click selects a row and another click presses it`() {
    let (screen, store) = screen(Names())
    screen.click(x: 0, y: 3)
    screen.draw()
    #expect(store.selection == "d")
    #expect(screen.frame.highlighted == ["d"])
    #expect(log.entries == [])
    screen.click(x: 0, y: 3)
    #expect(log.entries == ["d"])
  }

  @Test func `a click below the last row changes nothing`() {
    let (screen, store) = screen(Names(selection: "b"))
    screen.click(x: 0, y: 7)
    screen.draw()
    #expect(screen.frame.highlighted == ["b"])
    #expect(store.selection == "b")
    #expect(log.entries == [])
  }

  @Test func `rows without a tag are skipped`() {
    var selection: Int? = 1
    let screen = ScreenProbe(width: 10, height: 5) {
      List(selection: Binding(get: { selection }, set: { selection = $0 })) {
        Text("one").tag(1)
        Text("note")
        Text("two").tag(2)
        Text("end")
      }
    }
    screen.draw()
    screen.press(KeyPress(.downArrow))
    screen.draw()
    #expect(selection == 2)
    #expect(screen.frame.highlighted == ["two"])
    screen.press(KeyPress(.end))
    screen.click(x: 0, y: 1)
    screen.draw()
    #expect(selection == 2)
    #expect(screen.frame.highlighted == ["two"])
  }

  @Test func `a list without the focus shows its selection in gray`() {
    let screen = ScreenProbe(width: 10, height: 4) {
      VStack(alignment: .leading) {
        Button("top") {}
        List { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
    }
    screen.draw()
    #expect(screen.frame.highlighted == ["[top]"])
    #expect(screen.frame.style(of: "a")?.background == .bar)
    #expect(screen.frame.style(of: "b")?.attributes == [])
    screen.press(KeyPress(.tab))
    screen.draw()
    #expect(screen.frame.highlighted == ["a"])
  }

  @Test func `a selected row stays visible when the rows get another order`() {
    let probe = ScreenProbe(width: 12, height: 6) {
      Stateful(Array(0..<100)) { rows in
        List(rows.wrappedValue, id: \.self) { Text("row \($0)") }
          .onKeyPress("s") {
            rows.wrappedValue.reverse()
            return .handled
          }
      }
    }
    probe.press(.downArrow)
    probe.press("s")
    #expect(probe.text.contains("row 1 "), "\(probe.text)")
    probe.press("s")
    #expect(probe.text.contains("row 1 "), "\(probe.text)")
  }
}
