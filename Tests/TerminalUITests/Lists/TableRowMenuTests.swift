import TerminalUI
import Testing

/// Menus of a table's rows.
@MainActor
@Suite struct TableRowMenuTests {
  private struct Person: Identifiable {
    let id: Int
  }

  @Test func `each row of a table has its menu`() {
    let log = Recorder<Int>()
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(1 as Int?) { selection in
        Table(of: Person.self, selection: selection) {
          TableColumn("ID") { Text("person \($0.id)") }
        } rows: {
          ForEach((1..<4).map { Person(id: $0) }) { person in
            TableRow(person).contextMenu { Button("Remove \(person.id)") { log.values.append(person.id) } }
          }
        }
      }
    }
    screen.draw()
    screen.press(.downArrow)
    screen.press("m")
    #expect(screen.text.contains("Remove 2"))
    screen.press(.return)
    #expect(log.values == [2])
  }
}
