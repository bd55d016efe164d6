import TerminalUI
import Testing

/// Texts in columns on one line.
@MainActor
@Suite struct TextColumnsTests {
  private func line(_ columns: [TextColumns.Column], width: Int) -> String {
    render(TextColumns(columns), width: width, height: 2).lines[0]
  }

  private let columns = [
    TextColumns.Column(Text("1"), width: 3, alignment: .trailing),
    TextColumns.Column(Text("Name"), width: nil),
    TextColumns.Column(Text("漢字"), width: 6, alignment: .center),
  ]

  @Test func `a column without a width has what the others leave`() {
    #expect(line(columns, width: 20) == "  1 Name       漢字")
    #expect(line(columns, width: 16) == "  1 Name   漢字")
    #expect(line(columns, width: 14) == "  1 Na…  漢字")
  }

  @Test(arguments: 0...13) func `columns that don't fit are left out`(width: Int) {
    let frame = render(TextColumns(columns), width: width, height: 1)
    #expect(frame.lines[0].count <= width)
  }

  @Test func `two columns without a width share the rest`() {
    let cells = ["a", "b"].map { TextColumns.Column(Text($0), width: nil, alignment: .trailing) }
    #expect(line(cells, width: 8) == "  a    b")
  }

  @Test func `the styles of the texts and of the views around them are kept`() {
    let cells = [
      TextColumns.Column(Text("red").foregroundColor(.red), width: 4),
      TextColumns.Column(Text("dim"), width: 4),
    ]
    let frame = render(TextColumns(cells).dim(), width: 10, height: 1)
    #expect(frame.style(of: "red") == CellStyle(foreground: .red, attributes: .dim))
    #expect(frame.style(of: "dim") == CellStyle(attributes: .dim))
  }

  @Test func `a line through points is drawn as in a view of it`() {
    let points = [(x: 0.0, y: 1.0), (x: 1.0, y: 3.0), (x: 2.0, y: 2.0)]
    let line = TextColumns.Column(points, color: .green, width: 6)
    let columns = TextColumns([TextColumns.Column(Text("a"), width: 2), line])
    let frame = render(columns.foregroundColor(.red), width: 12, height: 1)
    let plot = render(LinePlot(points).frame(width: 6), width: 6, height: 1).lines[0]
    #expect(frame.lines == ["a  \(plot)"])
    #expect(frame.style(of: plot) == CellStyle(foreground: .green))
    let plain = TextColumns([TextColumns.Column(points, width: 6)])
    #expect(render(plain.foregroundColor(.red), width: 6, height: 1).style(of: plot)?.foreground == .red)
    #expect(render(plain, width: 0, height: 1).lines == [""])
  }

  @Test func `only the first line of a text is drawn`() {
    #expect(line([TextColumns.Column(Text("one\ntwo"), width: 5)], width: 9) == "one")
  }
}
