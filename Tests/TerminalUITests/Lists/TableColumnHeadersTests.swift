import TerminalUI
import Testing

/// A table may have no headlines.
@MainActor
@Suite struct TableColumnHeadersTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private var people: some View {
    Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) }
  }

  @Test(arguments: [(Visibility.automatic, "Name"), (.visible, "Name"), (.hidden, "Ada")])
  func `the first line`(visibility: Visibility, line: String) {
    let frame = render(people.tableColumnHeaders(visibility), width: 20, height: 4)
    #expect(frame.lines[0].trimmingPrefix(" ").hasPrefix(line))
    #expect(frame.text.contains("Ada"))
  }
}
