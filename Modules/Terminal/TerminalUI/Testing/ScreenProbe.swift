/// A screen without a terminal, and the bytes that a terminal would get: for measuring, and for tests of what
/// arrives on a terminal.
@MainActor
package final class ScreenProbe {
  private let graph: ViewGraph
  private let writer = ScreenWriter()
  private var buffer: FrameBuffer

  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - height: The rows of the screen.
  ///   - view: What the screen shows.
  package init(width: Int = 80, height: Int = 24, @ViewBuilder view: () -> some View) {
    graph = ViewGraph(view())
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
  }

  /// Whether anything has changed since the last frame.
  package var needsFrame: Bool { graph.needsFrame }

  /// How often the body of any view was evaluated.
  package var bodyEvaluations: Int { graph.bodyEvaluations }

  /// What the screen shows.
  package var frame: Frame { Frame(buffer) }

  /// Draws a frame.
  ///
  /// - Returns: What the terminal gets for it.
  @discardableResult
  package func draw() -> [UInt8] {
    graph.draw(in: buffer)
    return writer.write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Draws a frame, and writes all of it.
  ///
  /// - Returns: What the terminal gets for it.
  @discardableResult
  package func drawAll() -> [UInt8] {
    writer.invalidate()
    return draw()
  }

  /// What a terminal would get that knows nothing of the frames before.
  package func writeAnew() -> [UInt8] {
    ScreenWriter().write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Presses a key.
  ///
  /// - Parameter key: The key.
  @discardableResult
  package func press(_ key: KeyPress) -> KeyPress.Result { graph.send(key) }

  /// Pastes a text.
  ///
  /// - Parameter text: The text.
  package func paste(_ text: String) { _ = graph.send(paste: text) }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  package func click(x: Int, y: Int) { _ = graph.send(MouseEvent(kind: .press, location: Point(x: x, y: y))) }

  /// Gives the screen another size.
  ///
  /// - Parameters:
  ///   - width: The columns.
  ///   - height: The rows.
  package func resize(width: Int, height: Int) {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
  }
}
