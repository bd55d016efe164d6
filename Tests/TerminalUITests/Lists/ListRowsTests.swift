import ComposableArchitecture
import TerminalUI
import Testing

/// A list shows the rows that fit, and evaluates no others.
@MainActor
@Suite struct ListRowsTests {
  @ObservableState
  struct Names: Equatable, Sendable { var names: [String] }

  struct NamesView: View {
    let store: StoreOf<Settable<Names>>
    let log: Log

    var body: some View {
      List {
        ForEach(store.names, id: \.self) { name in
          let _ = log.add(name)
          Text(name)
        }
      }
    }
  }

  private let log = Log()

  private func screen(_ names: [String], height: Int = 10) -> (ScreenProbe, StoreOf<Settable<Names>>) {
    let store = Settable.store(Names(names: names))
    let screen = ScreenProbe(width: 20, height: height) { NamesView(store: store, log: log) }
    screen.draw()
    return (screen, store)
  }

  private static func numbers(_ range: Range<Int>) -> [String] { range.map { "Row \($0)" } }

  // MARK: Few rows

  @Test(arguments: [KeyEquivalent.downArrow, .upArrow, .pageDown, .end, .return, "j", "k", "G", "g"])
  func `an empty list shows nothing and handles no key`(key: KeyEquivalent) {
    let (screen, _) = screen([])
    #expect(screen.frame.text == "")
    #expect(screen.press(KeyPress(key)) == .ignored)
    screen.draw()
    #expect(screen.frame.text == "")
  }

  @Test func `the first row of an empty list is selected when it arrives`() {
    let (screen, store) = screen([])
    store.send(.set(\.names, ["first", "second"]))
    screen.draw()
    #expect(screen.frame.text == "first\nsecond")
    #expect(screen.frame.highlighted == ["first"])
  }

  @Test(arguments: [KeyEquivalent.downArrow, .pageDown, .pageUp, .home, .end, "j", "k", "G", "g"])
  func `the only row stays selected whatever key moves the selection`(key: KeyEquivalent) {
    let (screen, _) = screen(["only"], height: 3)
    screen.press(KeyPress(key))
    screen.draw()
    #expect(screen.frame.text == "only")
    #expect(screen.frame.highlighted == ["only"])
  }

  @Test(arguments: [1, 2, 9, 10, 11, 10_000])
  func `the bar at the right appears if not all rows fit`(count: Int) {
    let (screen, _) = screen(Self.numbers(0..<count))
    let hasBar = screen.frame.lines.contains { $0.hasSuffix("┃") }
    #expect(hasBar == (count > 10))
  }

  @Test func `the thumb of the bar reaches both ends`() {
    let (screen, _) = screen(Self.numbers(0..<10_000))
    #expect(screen.frame.lines.map(\.last) == ["┃"] + Array(repeating: "│", count: 9))
    screen.press(KeyPress("G"))
    screen.draw()
    #expect(screen.frame.lines.map(\.last) == Array(repeating: "│", count: 9) + ["┃"])
  }

  // MARK: Many rows

  @Test func `only the rows on the screen are evaluated`() {
    let (screen, _) = screen(Self.numbers(0..<10_000))
    #expect(log.entries == Self.numbers(0..<10))
    #expect(screen.frame.lines.last?.hasPrefix("Row 9 ") == true)
  }

  @Test func `moving within the screen evaluates no row`() {
    let (screen, _) = screen(Self.numbers(0..<10_000))
    _ = log.take()
    for _ in 0..<9 { screen.press(KeyPress(.downArrow)) }
    screen.draw()
    #expect(screen.frame.highlighted == ["Row 9"])
    #expect(log.entries == [])
  }

  @Test func `moving past the last row on the screen evaluates the next one`() {
    let (screen, _) = screen(Self.numbers(0..<10_000))
    for _ in 0..<9 { screen.press(KeyPress(.downArrow)) }
    screen.draw()
    _ = log.take()
    screen.press(KeyPress(.downArrow))
    screen.draw()
    #expect(log.entries == ["Row 10"])
    #expect(screen.frame.lines.first?.hasPrefix("Row 1 ") == true)
    #expect(screen.frame.highlighted == ["Row 10"])
  }

  @Test func `jumping to the last of 10,000 rows evaluates about one screen of them`() {
    let (screen, _) = screen(Self.numbers(0..<10_000))
    _ = log.take()
    screen.press(KeyPress("G"))
    screen.draw()
    #expect(screen.frame.highlighted == ["Row 9999"])
    #expect(Set(log.entries).isSuperset(of: Self.numbers(9_990..<10_000)))
    #expect(log.entries.count <= 11)
  }

  @Test func `new data evaluates each row on the screen once`() {
    let (screen, store) = screen(Self.numbers(0..<10_000))
    _ = log.take()
    store.send(.set(\.names, Self.numbers(0..<20_000)))
    screen.draw()
    #expect(log.entries == Self.numbers(0..<10))
  }

  @Test func `a row that scrolled away and returns shows the current state`() {
    let (screen, store) = screen(Self.numbers(0..<10_000))
    screen.press(KeyPress("G"))
    screen.draw()
    store.send(.set(\.names, ["First"] + Self.numbers(1..<10_000)))
    screen.draw()
    screen.press(KeyPress("g"))
    screen.draw()
    #expect(screen.frame.highlighted == ["First"])
  }

  @Test func `a list of unknown height measures 50 rows at most`() {
    let screen = ScreenProbe(width: 20, height: 10) {
      ScrollView {
        List {
          ForEach(0..<10_000) { number in
            let _ = log.add("\(number)")
            Text("Row \(number)")
          }
        }
        .frame(height: 5)
      }
    }
    screen.draw()
    #expect(Set(log.entries).count <= 50)
    #expect(screen.frame.lines[4].hasPrefix("Row 4"))
  }

  // MARK: High rows

  @Test func `the last row that fits only in part is cut`() {
    let screen = ScreenProbe(width: 10, height: 3) {
      List { ForEach(["a", "b", "c"], id: \.self) { Text("\($0)1\n\($0)2") } }
    }
    screen.draw()
    #expect(screen.frame.lines == ["a1", "a2", "b1"])
  }

  @Test func `a high row that is selected is shown in full`() {
    let screen = ScreenProbe(width: 10, height: 3) {
      List { ForEach(["a", "b", "c", "d"], id: \.self) { Text("\($0)1\n\($0)2") } }
    }
    screen.draw()
    screen.press(KeyPress(.downArrow))
    screen.draw()
    #expect(screen.frame.highlighted == ["b1", "b2"])
  }

  @Test func `a row higher than the screen shows its first lines`() {
    let screen = ScreenProbe(width: 10, height: 2) { List { Text("1\n2\n3\n4").tag(1) } }
    screen.draw()
    #expect(screen.frame.lines == ["1", "2"])
  }
}
