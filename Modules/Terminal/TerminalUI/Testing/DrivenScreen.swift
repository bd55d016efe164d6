/// A view on a screen without a terminal, with the inputs that do something there. It is drawn when asked.
@MainActor
package final class DrivenScreen {
  private let graph: ViewGraph
  private var buffer: FrameBuffer

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - taskExecutor: The executor for the tasks of views.
  ///   - view: The view.
  package init(width: Int, height: Int, taskExecutor: any TaskExecutor, view: some View) {
    graph = ViewGraph(view, environment: .test)
    graph.minimumSize = TerminalApp.minimumSize
    graph.taskExecutor = taskExecutor
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.draw(in: buffer)
  }

  /// The text of the screen.
  package var text: String { Frame(buffer).text }

  /// The number of columns.
  package var width: Int { buffer.size.width }
  /// The number of rows.
  package var height: Int { buffer.size.height }

  /// The keys that do something now, those of the focused view first.
  package var keys: [KeyPress] { graph.isTooSmall ? [] : graph.offeredKeys }

  /// Whether text can be typed.
  package var takesText: Bool { !graph.isTooSmall && graph.focus.focused?.focusKind == .text }

  /// Presses a key.
  package func press(_ key: KeyPress) { _ = graph.send(key) }

  /// Pastes text.
  package func paste(_ text: String) { _ = graph.send(paste: text) }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func click(x: Int, y: Int) {
    _ = graph.send(MouseEvent(kind: .press, location: Point(x: x, y: y)))
    _ = graph.send(MouseEvent(kind: .release, location: Point(x: x, y: y)))
  }

  /// Changes the size of the screen.
  package func resize(width: Int, height: Int) {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
  }

  /// Draws a frame if anything has changed.
  ///
  /// - Returns: Whether anything had.
  package func draw() -> Bool {
    guard graph.needsFrame else { return false }
    graph.draw(in: buffer)
    return true
  }

  /// Closes the screen, which cancels the tasks of its views.
  package func close() { graph.close() }
}

extension KeyPress {
  /// The key as a key bar shows it.
  package var label: String { KeyboardShortcut(key, modifiers: modifiers).label }
}
