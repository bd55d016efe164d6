import TerminalUI
import Testing

/// Grids with columns or rows of given lengths.
@MainActor
@Suite struct LazyGridTests {
  private func text(_ columns: [GridItem], width: Int = 12, count: Int = 4) -> String {
    let grid = LazyVGrid(columns: columns, alignment: .leading) { ForEach(0..<count) { Text("\($0)") } }
    return render(grid, width: width, height: 6).text
  }

  private func item(_ size: GridItem.Size) -> GridItem { GridItem(size, alignment: .leading) }

  @Test func `columns have a fixed or an equal width`() {
    #expect(text([item(.fixed(3)), item(.fixed(2))]) == "0   1\n2   3")
    #expect(text([item(.flexible()), item(.flexible())], width: 11) == "0     1\n2     3")
    #expect(text([item(.fixed(2)), item(.flexible()), item(.flexible())], width: 12) == "0  1    2\n3")
  }

  @Test func `an adaptive column is as many as fit`() {
    #expect(text([item(.adaptive(minimum: 3))], width: 11) == "0   1   2\n3")
    #expect(text([item(.adaptive(minimum: 20))], width: 11, count: 2) == "0\n1")
    #expect(text([item(.adaptive(minimum: 1))], width: 7) == "0 1 2 3")
  }

  @Test func `a flexible column has bounds`() {
    #expect(text([item(.flexible(minimum: 1, maximum: 2)), item(.flexible())]) == "0  1\n2  3")
  }

  @Test func `rows are as high as their highest view`() {
    let grid = LazyVGrid(columns: [item(.fixed(2)), item(.fixed(2))], alignment: .leading, spacing: 1) {
      Text("a\nb")
      Text("c")
      Text("d")
    }
    #expect(
      render(grid, width: 8, height: 6).text == "a  c\nb\n\nd"
        || render(grid, width: 8, height: 6).text == "a\nb  c\n\nd"
    )
  }

  @Test func `a horizontal grid fills its rows column by column`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 2) {
      ForEach(0..<5) { Text("\($0)") }
    }
    #expect(render(grid, width: 20, height: 2).text == "0  2  4\n1  3")
  }

  @Test func `a grid without columns has one`() {
    #expect(text([], count: 2).split(separator: "\n").count == 2)
  }

  @Test func `headers and footers of sections have whole lines`() {
    let grid = LazyVGrid(columns: [item(.fixed(3)), item(.fixed(3))], alignment: .leading) {
      Section("Numbers") { ForEach(0..<3) { Text("\($0)") } }
      Section {
        ForEach(3..<5) { Text("\($0)") }
      } header: {
        Text("More")
      } footer: {
        Text("The end")
      }
    }
    #expect(render(grid, width: 12, height: 9).text == "Numbers\n0   1\n2\nMore\n3   4\nThe end")
  }

  @Test func `a horizontal grid has columns for them`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 1) {
      Text("a")
      Section("H") { ForEach(0..<3) { Text("\($0)") } }
    }
    #expect(render(grid, width: 20, height: 2).text == "a H 0 2\n    1")
  }
}
