import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// The wheel of the mouse scrolls a list and leaves the selection alone.
@MainActor
@Suite struct ListWheelTests {
  @ObservableState
  struct Names: Equatable, Sendable {
    var selection: Int? = 1
    var chosen: Set<Int> = []
    var count = 20
  }

  private let log = Log()

  struct NamesView: View {
    @Bindable var store: StoreOf<Settable<Names>>
    let log: Log
    var rowHeight = 1

    var body: some View {
      List(selection: $store.selection) {
        ForEach(0..<store.count, id: \.self) { row in
          Button("Row \(row)") { log.add("\(row)") }.frame(
            maxWidth: .infinity,
            minHeight: rowHeight,
            alignment: .topLeading
          )
        }
        .onDelete { log.add("Deleted \($0.first ?? -1)") }
      }
    }
  }

  private func screen(rowHeight: Int = 1) -> (ScreenProbe, StoreOf<Settable<Names>>) {
    let store = Settable.store(Names())
    let screen = ScreenProbe(width: 30, height: 6) {
      NamesView(store: store, log: log, rowHeight: rowHeight)
    }
    screen.draw()
    return (screen, store)
  }

  private func turn(_ notches: Int, _ screen: ScreenProbe) -> String {
    screen.turnWheel(notches, x: 3, y: 2)
    screen.draw()
    return String(screen.frame.lines[0].prefix(7)).trimmingCharacters(in: .whitespaces)
  }

  @Test func `it scrolls by three lines, to the ends`() {
    let (screen, store) = screen()
    #expect(turn(1, screen) == "Row 3")
    #expect(turn(1, screen) == "Row 6")
    #expect(turn(-1, screen) == "Row 3")
    #expect(turn(9, screen) == "Row 15")
    #expect(screen.frame.lines[4].hasPrefix("Row 19"))
    #expect(screen.frame.lines[5] == " ⌫ Delete")
    #expect(turn(-9, screen) == "Row 0")
    #expect(store.selection == 1)
    #expect(screen.frame.highlighted == ["Row 1"])
  }

  @Test func `it scrolls by whole rows if these are tall`() {
    let (screen, _) = screen(rowHeight: 2)
    #expect(turn(1, screen) == "Row 2")
    #expect(turn(-1, screen) == "Row 0")
    #expect(turn(20, screen) == "Row 18")
    #expect(screen.frame.lines[2].hasPrefix("Row 19"))
  }

  @Test func `the selection stays while it isn't shown`() {
    let (screen, store) = screen()
    #expect(turn(2, screen) == "Row 6")
    #expect(screen.frame.highlighted.isEmpty)
    store.count = 19
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("Row 6"))
    #expect(store.selection == 1)
  }

  @Test(arguments: [(KeyEquivalent.downArrow, 2), (.upArrow, 0)])
  func `an arrow moves on from the selected row, and shows it`(key: KeyEquivalent, row: Int) {
    let (screen, store) = screen()
    #expect(turn(3, screen) == "Row 9")
    screen.press(KeyPress(key))
    screen.draw()
    #expect(store.selection == row)
    #expect(screen.frame.highlighted == ["Row \(row)"])
  }

  @Test(arguments: [KeyEquivalent.return, .space, .delete])
  func `no key acts on a row that isn't shown`(key: KeyEquivalent) {
    let (screen, _) = screen()
    #expect(turn(3, screen) == "Row 9")
    screen.press(KeyPress(key))
    screen.draw()
    #expect(log.entries.isEmpty)
    screen.press(KeyPress(.return))
    screen.draw()
    screen.press(KeyPress(.return))
    #expect(log.entries.contains("1"))
  }

  @Test func `a key acts on the row that another has just selected`() {
    let store = Settable.store(Names())
    let screen = ScreenProbe(width: 30, height: 6) {
      List(selection: Bindable(store).chosen) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
    }
    screen.draw()
    // The row isn't on the screen before the next frame.
    for key in [KeyEquivalent.end, .space] { screen.press(KeyPress(key)) }
    #expect(store.chosen == [19])
  }

  @Test func `at the ends, a scroll view around moves on`() {
    let screen = ScreenProbe(width: 30, height: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          List { ForEach(0..<4, id: \.self) { Text("Row \($0)") } }.frame(height: 3)
          ForEach(0..<9, id: \.self) { Text("Text \($0)") }
        }
      }
    }
    screen.draw()
    screen.turnWheel(1, x: 2, y: 1)
    screen.draw()
    #expect(screen.frame.lines.map { String($0.prefix(6)) } == ["Row 1 ", "Row 2 ", "Row 3 ", "Text 0"])
    screen.turnWheel(1, x: 2, y: 1)
    screen.draw()
    #expect(screen.frame.lines[0].hasPrefix("Text 0"))
  }
}
