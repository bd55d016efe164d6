/// The look of cells, which may be the same for different ones.
extension ScreenWriter {
  /// Copies a row so that each wide glyph is followed by its second column, halves become spaces, and spaces that look
  /// the same are equal.
  static func normalize(_ cells: ArraySlice<Cell>, _ spaceStyles: [UInt16], into row: inout [Cell]) {
    cells.withUnsafeBufferPointer { cells in
      var x = 0
      while x < cells.count {
        let cell = cells[x]
        if cell.width == 2, x + 1 < cells.count, cells[x + 1].width == 0 {
          row[x] = cell
          row[x + 1] = .continuation(style: cell.style)
          x += 2
        } else if cell.width == 1, cell.glyph != 0x20 {
          row[x] = cell
          x += 1
        } else {
          let style = Int(cell.style) < spaceStyles.count ? spaceStyles[Int(cell.style)] : 0
          row[x] = Cell(glyph: 0x20, style: style, width: 1)
          x += 1
        }
      }
    }
  }
}
