import TerminalUI
import Testing

/// Insets, toolbars and elements without rows in lists.
@MainActor
@Suite struct RowsAroundTests {
  @Test func `an inset is around each of several rows`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      List {
        ForEach(0..<2) { Text("Row \($0)") }.safeAreaInset(edge: .leading) { Text("> ") }
      }
    }
    #expect(screen.text == "> Row 0\n> Row 1", "\(screen.text)")
    #expect(screen.frame.highlighted.joined().contains("Row 0"))
    #expect(!screen.frame.highlighted.joined().contains("Row 1"))
  }

  @Test func `the toolbar of several rows is shown when another row is selected`() {
    let log = Log()
    let screen = ScreenProbe(width: 30, height: 8) {
      List {
        Button("First") {}
        Section("Head") {
          Button("Row 1") {}
          Button("Row 2") {}
        }
        .toolbar { Button("Add") { log.add("added") }.keyboardShortcut("a") }
      }
    }
    #expect(screen.text.contains("Add"), "\(screen.text)")
    screen.press("a")
    screen.press(.downArrow)
    #expect(screen.text.components(separatedBy: "Add").count == 2, "\(screen.text)")
    screen.press("a")
    #expect(log.take() == ["added", "added"])
  }

  private struct Rows: View {
    @Binding var names: [String]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          if name != "b" { Text(name) }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `a row is moved past an element without rows`() {
    let screen = ScreenProbe(width: 30, height: 6) { Stateful(["a", "b", "c"]) { Rows(names: $0) } }
    #expect(screen.text.hasPrefix("a\nc"), "\(screen.text)")
    screen.press("J")
    #expect(screen.text.hasPrefix("c\na"), "\(screen.text)")
    screen.press("J")
    #expect(screen.text.hasPrefix("c\na"), "\(screen.text)")
    screen.press("K")
    screen.press("K")
    #expect(screen.text.hasPrefix("a\nc"), "\(screen.text)")
  }
}
