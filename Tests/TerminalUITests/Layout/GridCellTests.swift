import TerminalUI
import Testing

/// Positions of cells in a grid.
@MainActor
@Suite struct GridCellTests {
  @Test func `a column has the alignment of one of its cells, and a cell its own`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a").gridColumnAlignment(.trailing); Text("b")
      }
      GridRow {
        Text("cde"); Text("fgh")
      }
      GridRow {
        Text("i"); Text("j").gridCellAnchor(.trailing)
      }
    }
    #expect(render(grid, width: 9, height: 3).text == "  a b\ncde fgh\n  i   j")
  }

  @Test func `a view that doesn't size the grid is as wide as the others`() {
    let grid = Grid(alignment: .leading) {
      GridRow { Text("abc") }
      Text("defghi").lineLimit(1).gridCellUnsizedAxes(.horizontal)
    }
    #expect(render(grid, width: 9, height: 2).text == "abc\nde…")
  }
}
