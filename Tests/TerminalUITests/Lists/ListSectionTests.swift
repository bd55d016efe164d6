import ComposableArchitecture
import TerminalUI
import Testing

/// Headlines of sections are shown, but never selected.
@MainActor
@Suite struct ListSectionTests {
  @ObservableState
  struct Names: Equatable, Sendable {
    var first: [String]
    var second: [String]
    var hasFirst = true
    var selection: String?
  }

  struct NamesView: View {
    @Bindable var store: StoreOf<Settable<Names>>

    var body: some View {
      List(selection: $store.selection) {
        if store.hasFirst {
          Section("First") { ForEach(store.first, id: \.self) { Text($0) } }
        }
        Section("Second") { ForEach(store.second, id: \.self) { Text($0) } }
      }
    }
  }

  private func screen(
    _ first: String = "ab",
    _ second: String = "cd",
    selection: String? = nil,
    height: Int = 8
  ) -> (ScreenProbe, StoreOf<Settable<Names>>) {
    let names = Names(
      first: first.map(String.init),
      second: second.map(String.init),
      selection: selection
    )
    let store = Settable.store(names)
    let screen = ScreenProbe(width: 20, height: height) { NamesView(store: store) }
    screen.draw()
    return (screen, store)
  }

  @Test func `a headline stands above its rows, in bold`() {
    let (screen, _) = screen()
    #expect(screen.frame.text == "First\na\nb\nSecond\nc\nd")
    #expect(screen.frame.style(of: "First")?.attributes == .bold)
    #expect(screen.frame.style(of: "b")?.attributes == [])
  }

  @Test func `the selection goes from section to section past the headlines`() {
    let (screen, _) = screen()
    var path: [String] = []
    for _ in 0..<5 {
      path += screen.frame.highlighted
      screen.press(KeyPress(.downArrow))
      screen.draw()
    }
    #expect(path == ["a", "b", "c", "d", "d"])
    path = []
    for _ in 0..<5 {
      path += screen.frame.highlighted
      screen.press(KeyPress("k"))
      screen.draw()
    }
    #expect(path == ["d", "c", "b", "a", "a"])
  }

  @Test func `a list that appears doesn't select anything in the state`() {
    let (screen, store) = screen()
    #expect(screen.frame.highlighted == ["a"])
    #expect(store.selection == nil)
  }

  @Test func `a selected row that disappears isn't replaced in the state`() {
    let (screen, store) = screen("a", "b", selection: "a")
    store.send(.set(\.first, []))
    screen.draw()
    #expect(screen.frame.highlighted == ["b"])
    #expect(store.selection == "a")
  }

  @Test(arguments: [("", "cd", "c"), ("ab", "", "a"), ("", "", nil)] as [(String, String, String?)])
  func `an empty section shows its headline only`(first: String, second: String, selected: String?) {
    let (screen, _) = screen(first, second)
    let rows = ["First"] + first.map(String.init) + ["Second"] + second.map(String.init)
    #expect(screen.frame.text == rows.joined(separator: "\n"))
    #expect(screen.frame.highlighted == (selected.map { [$0] } ?? []))
  }

  @Test func `Return does nothing if only headlines are shown`() {
    let (screen, _) = screen("", "")
    #expect(screen.press(KeyPress(.return)) == .ignored)
  }

  @Test func `the headline is shown again when the selection returns to its first row`() {
    let (screen, _) = screen("abcd", "efgh", height: 4)
    screen.press(KeyPress("G"))
    screen.draw()
    #expect(screen.frame.lines[3].hasPrefix("h"))
    screen.press(KeyPress("g"))
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("First"))
    #expect(screen.frame.highlighted == ["a"])
  }

  @Test(arguments: ["a", "c", "d"])
  func `rows inserted into the first section don't move the selection`(selection: String) {
    let (screen, store) = screen(selection: selection, height: 12)
    store.send(.set(\.first, ["x", "y", "a", "b", "z"]))
    screen.draw()
    #expect(screen.frame.highlighted == [selection])
  }

  @Test func `a section that is removed takes its selected row along`() {
    let (screen, store) = screen(selection: "b")
    store.send(.set(\.hasFirst, false))
    screen.draw()
    #expect(screen.frame.text == "Second\nc\nd")
    #expect(screen.frame.highlighted == ["d"])
  }

  @Test func `a section that is removed leaves the selection of another`() {
    let (screen, store) = screen(selection: "c")
    store.send(.set(\.hasFirst, false))
    screen.draw()
    #expect(screen.frame.highlighted == ["c"])
    store.send(.set(\.hasFirst, true))
    screen.draw()
    #expect(screen.frame.highlighted == ["c"])
  }

  @Test func `an element in two sections is two rows`() {
    let (screen, _) = screen("ab", "ab")
    for _ in 0..<2 { screen.press(KeyPress(.downArrow)) }
    screen.draw()
    #expect(screen.frame.text == "First\na\nb\nSecond\na\nb")
    #expect(screen.frame.style(x: 0, y: 4).isHighlighted)
    #expect(!screen.frame.style(x: 0, y: 1).isHighlighted)
  }

  @Test func `a click on a headline selects nothing`() {
    let (screen, store) = screen(selection: "c")
    screen.click(x: 0, y: 0)
    screen.draw()
    #expect(screen.frame.highlighted == ["c"])
    #expect(store.selection == "c")
  }

  // MARK: Rows that can't be selected

  private func texts(_ count: Int) -> ScreenProbe {
    let screen = ScreenProbe(width: 12, height: 3) {
      List { Group { for number in 0..<count { Text("Line \(number)") } } }
    }
    screen.draw()
    return screen
  }

  @Test func `a list that can't be selected in starts at its top`() {
    let screen = texts(9)
    #expect(screen.frame.lines[0].hasPrefix("Line 0"))
    #expect(screen.frame.highlighted == [])
  }

  @Test func `new content doesn't scroll a list that can't be selected in`() {
    let store = Settable.store(Names(first: ["a"], second: ["b"]))
    let screen = ScreenProbe(width: 12, height: 3) {
      WithViewStore(store, observe: \.first) { first in
        List { Group { for number in 0..<9 { Text("\(first.state[0]) \(number)") } } }
      }
    }
    screen.draw()
    store.send(.set(\.first, ["x"]))
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("x 0"))
  }

  @Test func `a list that can't be selected in is scrolled from end to end`() {
    let screen = texts(9)
    screen.press(KeyPress(.end))
    screen.draw()
    #expect(screen.frame.lines[2].hasPrefix("Line 8"))
    screen.press(KeyPress("k"))
    screen.draw()
    #expect(screen.frame.lines[2].hasPrefix("Line 7"))
    screen.press(KeyPress(.home))
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("Line 0"))
  }
}
