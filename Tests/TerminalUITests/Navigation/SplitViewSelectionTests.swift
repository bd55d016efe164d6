import TerminalUI
import Testing

/// The column of a split view that a narrow screen shows for a selection.
@MainActor
@Suite struct SplitViewSelectionTests {
  private struct Screen: View {
    @Binding var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
      } detail: {
        if let selection { Text("Detail \(selection)") } else { Text("Nothing") }
      }
    }
  }

  private func probe(_ selection: Changeable<Int?>, width: Int = 40) -> ScreenProbe {
    ScreenProbe(width: width, height: 5) { selection.view { Screen(selection: $0) } }
  }

  @Test func `a narrow screen shows the detail of a selection, and Escape ends the selection`() {
    let selection = Changeable(1 as Int?)
    let screen = probe(selection)
    #expect(screen.text == "Detail 1")
    #expect(screen.press(.escape) == .handled)
    #expect(screen.text.contains("Row 0"), "\(screen.text)")
    #expect(selection.value == nil)
    screen.press(.return)
    #expect(screen.text == "Detail 1")
    #expect(selection.value == 1)
  }

  @Test func `a narrow screen without a selection shows the list`() {
    let selection = Changeable(nil as Int?)
    let screen = probe(selection)
    #expect(screen.text.contains("Row 0"))
    selection.value = 2
    #expect(screen.text == "Detail 2")
    selection.value = nil
    #expect(screen.text.contains("Row 0"))
  }

  @Test func `an arrow key that selects a row stays in the list`() {
    let selection = Changeable(nil as Int?)
    let screen = probe(selection)
    _ = screen.text
    screen.press(.downArrow)
    #expect(selection.value == 1)
    #expect(screen.text.contains("Row 0"))
  }

  @Test func `a selection on a wide screen stays when the focus leaves the detail`() {
    let selection = Changeable(1 as Int?)
    let screen = probe(selection, width: 120)
    #expect(screen.text.contains("Row 0") && screen.text.contains("Detail 1"))
    screen.press(.escape)
    #expect(selection.value == 1)
  }

  @Test func `selections in two lists lead to the third column`() {
    let screen = ScreenProbe(width: 40, height: 5) {
      Stateful(1 as Int?) { folder in
        Stateful(2 as Int?) { item in
          NavigationSplitView {
            List(0..<3, id: \.self, selection: folder) { Text("Folder \($0)") }
          } content: {
            List(0..<3, id: \.self, selection: item) { Text("Item \($0)") }
          } detail: {
            Text("Detail \(item.wrappedValue ?? -1)")
          }
        }
      }
    }
    #expect(screen.text == "Detail 2")
    screen.press(.escape)
    #expect(screen.text.contains("Item 0"))
    screen.press(.escape)
    #expect(screen.text.contains("Folder 0"))
  }
}
