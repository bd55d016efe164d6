import Foundation

/// The text and styles of a screen at one moment.
@MainActor
public struct Frame {
  private let cells: [Cell]
  private let palette: CellPalette
  public let size: Size
  /// The position of the cursor; `nil` if it is hidden.
  public let cursor: Point?

  init(_ buffer: FrameBuffer) {
    cells = buffer.cells
    palette = buffer.palette
    size = buffer.size
    cursor = buffer.cursor
  }

  /// The rows of text, without trailing spaces.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = cells[y * size.width..<(y + 1) * size.width].map { palette.text(of: $0) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The text, without trailing empty rows.
  public var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns the style of a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Returns: The style; a plain one outside the screen.
  public func style(x: Int, y: Int) -> CellStyle {
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return .plain }
    return palette.style(cells[y * size.width + x].style)
  }

  /// Returns the style of the first occurrence of a text.
  ///
  /// - Parameter text: The text, on one line.
  /// - Returns: The style of its first cell; `nil` if the text isn't on the screen.
  public func style(of text: String) -> CellStyle? {
    for (y, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return style(x: line[..<range.lowerBound].reduce(0) { $0 + TextWidth.of($1) }, y: y)
    }
    return nil
  }
}

/// Draws the first frame of a view, without a terminal.
///
/// - Parameters:
///   - view: The view.
///   - width: The number of columns of the screen.
///   - height: The number of rows of the screen.
/// - Returns: The frame.
@MainActor
public func render(_ view: some View, width: Int = 80, height: Int = 24) -> Frame {
  let graph = ViewGraph(view, environment: .test)
  let buffer = FrameBuffer(size: Size(width: max(0, width), height: max(0, height)), palette: graph.palette)
  graph.drawOnce(in: buffer)
  graph.close()
  return Frame(buffer)
}
