/// The cells of a screen, row by row from the top.
@MainActor
final class FrameBuffer {
  let size: Size
  let palette: CellPalette
  // No access calls code that has another one. They aren't checked at run time, because there are thousands per frame.
  var cells: [Cell]
  /// Pictures placed over cells, for terminals that draw pictures.
  var images: [ImagePlacement] = []
  /// The position of the cursor; `nil` if it is hidden.
  var cursor: Point?

  init(size: Size, palette: CellPalette) {
    self.size = size
    self.palette = palette
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Resets the buffer to blank cells, without pictures and cursor.
  func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    images.removeAll(keepingCapacity: true)
    cursor = nil
  }

  /// Resets a rectangle within the screen to blank cells.
  func clear(_ rect: Rect) {
    let blank = Array(repeating: Cell.blank, count: rect.width)
    for y in rect.minY..<rect.maxY { cells.replaceSubrange(range(of: rect, y), with: blank) }
  }

  /// Returns whether a rectangle within the screen is blank.
  func isBlank(_ rect: Rect) -> Bool {
    for y in rect.minY..<rect.maxY {
      for cell in cells[range(of: rect, y)] where cell != .blank { return false }
    }
    return true
  }

  /// Returns the cells of a rectangle within the screen.
  func cells(in rect: Rect) -> [Cell] {
    var result: [Cell] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY { result.append(contentsOf: cells[range(of: rect, y)]) }
    return result
  }

  /// Replaces cells.
  ///
  /// - Parameters:
  ///   - new: The cells of a rectangle.
  ///   - rect: The rectangle.
  ///   - part: The part of it that is replaced, within the screen; `nil` for all of it.
  func write(_ new: [Cell], in rect: Rect, part: Rect? = nil) {
    let part = part ?? rect
    for y in part.minY..<part.maxY {
      let start = (y - rect.minY) * rect.width + part.minX - rect.minX
      cells.replaceSubrange(range(of: part, y), with: new[start..<start + part.width])
    }
  }

  private func range(of rect: Rect, _ y: Int) -> Range<Int> {
    y * size.width + rect.minX..<y * size.width + rect.maxX
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
  /// The identifier of the picture; the same for equal pictures.
  var id: UInt32
  var frame: Rect
  var content: Content

  enum Content: Hashable, Sendable {
    /// A PNG file, as it was loaded.
    case png([UInt8])
    /// A picture that was decoded, because terminals don't know its format.
    case pixels(PixelImage)

    /// The bytes that a terminal receives.
    var bytes: [UInt8] {
      switch self {
      case .png(let file): file
      case .pixels(let image): image.rgba
      }
    }
  }
}
