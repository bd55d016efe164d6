import Foundation

/// What a screen shows at one moment: its text and its styles.
@MainActor
public struct Frame {
  private let cells: [Cell]
  private let palette: CellPalette
  public let size: Size
  /// Where the cursor stands; `nil` where it is hidden.
  public let cursor: Point?

  init(_ buffer: FrameBuffer) {
    cells = buffer.cells
    palette = buffer.palette
    size = buffer.size
    cursor = buffer.cursor
  }

  /// The rows of text, without the spaces at their ends.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = cells[y * size.width..<(y + 1) * size.width].map { palette.text(of: $0) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The text, without the empty rows at the end.
  public var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The look of one cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Returns: The look; a plain one outside of the screen.
  public func style(x: Int, y: Int) -> CellStyle {
    guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { return .plain }
    return palette.style(cells[y * size.width + x].style)
  }

  /// The look of the first place where a text stands.
  ///
  /// - Parameter text: The text, on one line.
  /// - Returns: The look of its first cell; `nil` where the text is not there.
  public func style(of text: String) -> CellStyle? {
    for (y, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return style(x: line[..<range.lowerBound].reduce(0) { $0 + TextWidth.of($1) }, y: y)
    }
    return nil
  }
}

/// Draws a view as a screen of a size shows it first, with no terminal.
///
/// - Parameters:
///   - view: The view.
///   - width: The columns of the screen.
///   - height: The rows of the screen.
/// - Returns: The frame.
@MainActor
public func render(_ view: some View, width: Int = 80, height: Int = 24) -> Frame {
  let graph = ViewGraph(view)
  let buffer = FrameBuffer(size: Size(width: max(0, width), height: max(0, height)), palette: graph.palette)
  graph.drawOnce(in: buffer)
  graph.close()
  return Frame(buffer)
}
