/// What a screen shows, cell by cell, row after row from the top.
@MainActor
final class FrameBuffer {
  let size: Size
  let palette: CellPalette
  var cells: [Cell]
  /// Pictures that lie over cells, for terminals that draw pictures.
  var images: [ImagePlacement] = []
  /// Where the cursor stands; `nil` where it is hidden.
  var cursor: Point?

  init(size: Size, palette: CellPalette) {
    self.size = size
    self.palette = palette
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Blank cells, no pictures, no cursor.
  func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    images.removeAll(keepingCapacity: true)
    cursor = nil
  }

  /// - Parameters:
  ///   - x: The column, from 0; it must be below the width.
  ///   - y: The row, from 0; it must be below the height.
  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }
}

/// A picture and the cells it covers.
struct ImagePlacement: Hashable, Sendable {
  /// The same for equal pictures.
  var id: UInt32
  var frame: Rect
  /// The encoded picture: PNG.
  var png: [UInt8]
}
