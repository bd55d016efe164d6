import TerminalUI
import Testing

/// A menu for the selected rows of a list.
@MainActor
@Suite struct SelectionMenuTests {
  private let log = Recorder<String>()

  private func names(_ ids: Set<Int>) -> String { ids.sorted().map(String.init).joined(separator: " ") }

  @Test func `the menu is for the chosen rows, or else for the selected one`() {
    let probe = ScreenProbe(width: 30, height: 8) {
      Stateful(Set<Int>()) { selection in
        List(1..<5, id: \.self, selection: selection) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Delete \(names(ids))") { log.values.append("deleted \(names(ids))") }
          }
      }
    }
    probe.draw()
    probe.press(.downArrow)
    probe.press("m")
    #expect(probe.text.contains("Delete 2"))
    probe.press(.escape)
    probe.press(.space)
    probe.press(.downArrow)
    probe.press(.space)
    probe.press("m")
    #expect(probe.text.contains("Delete 2 3"))
    probe.press(.return)
    #expect(log.values == ["deleted 2 3"])
  }

  @Test func `return performs the primary action`() {
    let probe = ScreenProbe(width: 30, height: 8) {
      Stateful(Int?.none) { selection in
        List(1..<5, id: \.self, selection: selection) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("x") {}
          } primaryAction: {
            log.values.append("opened \(names($0))")
          }
      }
    }
    probe.draw()
    probe.press(.downArrow)
    probe.press(.return)
    #expect(log.values == ["opened 2"])
  }
}
