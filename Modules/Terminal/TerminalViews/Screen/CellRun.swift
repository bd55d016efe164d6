/// Changed cells side by side that one pen draws.
struct CellRun {
  var pen: Pen
  let row: Int
  /// The columns. If they are to be erased up to the end of the row, there are none.
  var columns: Range<Int>
  /// Whether all cells are spaces, which other pens may draw as well.
  var isBlank: Bool
}
