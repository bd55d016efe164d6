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

  // MARK: Comparators

  private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      guard lhs.count != rhs.count else { return .orderedSame }
      return (lhs.count < rhs.count) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  private func ordered(
    @TableColumnBuilder<Person> _ columns: @escaping @MainActor () -> [TableColumn<Person>]
  )
    -> ScreenProbe
  {
    ScreenProbe(width: 20, height: 5) {
      Stateful([KeyPathComparator<Person>]()) { (order: Binding<[KeyPathComparator<Person>]>) in
        Table(people.sorted(using: order.wrappedValue), sortOrder: order, columns: columns)
      }
    }
  }

  @Test func `a column compares its values as it is told`() {
    let byText = ordered { TableColumn("Name", value: \.id, comparator: ByLength()) }
    byText.press(.upArrow)
    byText.press(.return)
    #expect(names(byText) == ["Ada", "Rick", "Morty"])
    byText.press(.return)
    #expect(names(byText) == ["Morty", "Rick", "Ada"])
    let byValue = ordered { TableColumn("Name", value: \.id, comparator: ByLength()) { Text($0.id) } }
    byValue.press(.upArrow)
    byValue.press(.return)
    #expect(names(byValue) == ["Ada", "Rick", "Morty"])
    let byRow = ordered { TableColumn("Name", sortUsing: KeyPathComparator(\.age)) { Text($0.id) } }
    byRow.press(.upArrow)
    byRow.press(.return)
    #expect(names(byRow) == ["Morty", "Ada", "Rick"])
  }

  // MARK: Rows and widths

  @Test func `rows are listed one by one and by collection`() {
    let isFull = true
    let probe = ScreenProbe(width: 20, height: 8) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(Person(id: "First", age: 1))
        if isFull { ForEach(people) }
        ForEach(people) { TableRow(Person(id: $0.id + "2", age: $0.age)) }
      }
    }
    #expect(names(probe) == ["First", "Rick", "Ada", "Morty", "Rick2", "Ada2", "Morty2"])
  }

  @Test func `listed rows are selected`() {
    let probe = ScreenProbe(width: 20, height: 5) {
      Table(of: Person.self, selection: .constant("Ada")) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach(["Rick", "Ada"], id: \.self) { TableRow(Person(id: $0, age: 1)) }
      }
    }
    #expect(probe.isFocused("Ada"))
  }

  @Test(
    arguments: [
      (nil, 6, nil, 6), (nil, nil, 9, 9), (3, 12, 8, 8), (12, 6, nil, 12), (nil, 3, nil, 3),
    ] as [(Int?, Int?, Int?, Int)]
  )
  func `a column has its ideal width within bounds`(min: Int?, ideal: Int?, max: Int?, width: Int) {
    let probe = ScreenProbe(width: 60, height: 2) {
      Table(people) {
        TableColumn("A", value: \.id).width(min: min, ideal: ideal, max: max)
        TableColumn("B") { Text("\($0.age)") }
      }
    }
    probe.draw()
    #expect(Array(probe.frame.lines[0]).firstIndex(of: "B") == width + 1)
  }

  @Test func `a column gets narrower than its ideal width if space is short`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Table(people) {
        TableColumn("A", value: \.id).width(min: 5, ideal: 15)
        TableColumn("B", value: \.id).width(min: 5, ideal: 15)
      }
    }
    probe.draw()
    #expect(Array(probe.frame.lines[0]).firstIndex(of: "B").map { $0 < 16 && $0 >= 6 } == true)
  }
}
