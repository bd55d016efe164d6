import ComposableArchitecture
import TerminalUI
import Testing

/// Tables with a selection and an order.
@MainActor
@Suite struct TableOrderTests {
  private struct Person: Identifiable {
    let id: String
    let age: Int
  }

  private let people = [
    Person(id: "Rick", age: 70), Person(id: "Ada", age: 36), Person(id: "Morty", age: 14),
  ]
  private let selections = Recorder<String?>()

  private var sorted: ScreenProbe {
    ScreenProbe(width: 20, height: 5) {
      Stateful([KeyPathComparator<Person>]()) { (order: Binding<[KeyPathComparator<Person>]>) in
        Table(people.sorted(using: order.wrappedValue), sortOrder: order) {
          TableColumn("Name", value: \.id)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(6)
          TableColumn("Old") { Text($0.age > 50 ? "yes" : "no") }.width(4)
        }
      }
    }
  }

  private func names(_ probe: ScreenProbe) -> [String] {
    probe.draw()
    return probe.frame.lines.dropFirst().map { String($0.prefix { $0 != " " }) }.filter { !$0.isEmpty }
  }

  @Test func `a headline sorts by its column, and again in the other direction`() {
    let probe = sorted
    #expect(names(probe) == ["Rick", "Ada", "Morty"])
    #expect(probe.isFocused("Rick"))
    probe.press(.upArrow)
    #expect(probe.isFocused("Name"))
    probe.press(.return)
    #expect(names(probe) == ["Ada", "Morty", "Rick"])
    #expect(probe.text.hasPrefix("Name ▴"))
    probe.press(.return)
    #expect(names(probe) == ["Rick", "Morty", "Ada"])
    #expect(probe.text.hasPrefix("Name ▾"))
    probe.press(.rightArrow)
    probe.press(.return)
    #expect(names(probe) == ["Morty", "Ada", "Rick"])
  }

  @Test func `a click on a headline sorts`() {
    let probe = sorted
    probe.draw()
    probe.click(x: 0, y: 0)
    #expect(names(probe) == ["Ada", "Morty", "Rick"])
  }

  @Test func `a row is selected, or several are chosen`() {
    let one = ScreenProbe(width: 20, height: 5) {
      Stateful("Ada" as String?) { selection in
        Table(people, selection: selection) { TableColumn("Name", value: \.id) }
          .onChange(of: selection.wrappedValue) { selections.values.append($1) }
      }
    }
    #expect(one.isFocused("Ada"))
    one.press("j")
    #expect(selections.values == ["Morty"])
    let several = ScreenProbe(width: 20, height: 5) {
      Stateful(Set(["Ada"])) { selection in
        Table(people, selection: selection) { TableColumn("Name", value: \.id) }
      }
    }
    #expect(several.text == "  Name\n  Rick\n✓ Ada\n  Morty")
  }
}
