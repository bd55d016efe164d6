import Foundation

/// A screen without a terminal that returns the bytes for a terminal. It is used for benchmarks and for tests
/// of the output.
@MainActor
package final class ScreenProbe {
  private let graph: ViewGraph
  private let writer = ScreenWriter()
  private var buffer: FrameBuffer
  private let isSynchronized: Bool
  /// The time of the next frame, on which animations depend.
  package var time = Duration.zero
  /// The time of the last frame; `nil` before the first.
  private var drawnTime: Duration?

  /// - Parameters:
  ///   - width: The number of columns of the screen.
  ///   - height: The number of rows of the screen.
  ///   - isLight: Whether the theme is for a light background; `nil` for the colors of the user's palette.
  ///   - isPainted: Whether the terminal's background isn't the one that the theme is for.
  ///   - moves: Whether animations are shown. If not, they are shown at their end.
  ///   - isSynchronized: Whether the terminal has synchronized updates.
  ///   - hasColumnMargins: Whether the terminal has margins at the left and right.
  ///   - repeatsGlyphs: Whether the terminal repeats glyphs on command.
  ///   - view: The view to show.
  package init(
    width: Int = 80,
    height: Int = 24,
    isLight: Bool? = nil,
    isPainted: Bool = false,
    moves: Bool = false,
    isSynchronized: Bool = true,
    hasColumnMargins: Bool = false,
    repeatsGlyphs: Bool = false,
    @ViewBuilder view: () -> some View
  ) {
    graph = ViewGraph(view(), environment: .test)
    self.isSynchronized = isSynchronized
    writer.theme = isLight.map {
      ScreenTheme($0 ? .light : .dark, background: $0 != isPainted ? .light : .dark)
    }
    graph.traits.use(writer.theme)
    writer.hasColumnMargins = hasColumnMargins
    writer.repeatsGlyphs = repeatsGlyphs
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.motion.isEnabled = moves
    graph.motion.clock = { [weak self] in self?.time ?? .zero }
  }

  /// Whether the next frame differs although nothing changes but the time.
  package var isMoving: Bool { graph.motion.isRunning }

  /// Whether anything has changed since the last frame.
  package var needsFrame: Bool { graph.needsFrame }

  /// The number of times that the body of any view has been evaluated.
  package var bodyEvaluations: Int { graph.bodyEvaluations }

  /// The number of frames in which only what moves was painted.
  package var partialFrames: Int { graph.partialFrames }

  /// The frame on the screen.
  package var frame: Frame { Frame(buffer) }

  /// Draws a frame if the screen needs one, as an app does.
  ///
  /// - Returns: The bytes for the terminal.
  @discardableResult
  package func draw() -> [UInt8] {
    if graph.needsFrame || drawnTime != time {
      drawnTime = time
      graph.draw(in: buffer)
    }
    return writer.write(buffer, colors: .trueColor, synchronized: isSynchronized)
  }

  /// Draws a frame and writes it in full.
  ///
  /// - Returns: The bytes for the terminal.
  @discardableResult
  package func drawAll() -> [UInt8] {
    writer.invalidate()
    drawnTime = nil
    return draw()
  }

  /// Returns whether the frame is as if all of it had been laid out and painted again.
  package func isComplete() -> Bool {
    let (cells, cursor) = (buffer.cells, buffer.cursor)
    graph.setNeedsFrame()
    graph.draw(in: FrameBuffer(size: buffer.size, palette: graph.palette))
    graph.draw(in: buffer)
    return (cells, cursor) == (buffer.cells, buffer.cursor)
  }

  /// Returns the bytes for a terminal that has shown none of the frames before.
  package func writeWholeFrame() -> [UInt8] {
    ScreenWriter().write(buffer, colors: .trueColor, synchronized: isSynchronized)
  }

  /// Presses a key.
  ///
  /// - Parameter key: The key.
  @discardableResult
  package func press(_ key: KeyPress) -> KeyPress.Result { graph.send(key) }

  /// Pastes text.
  ///
  /// - Parameter text: The text.
  package func paste(_ text: String) { _ = graph.send(paste: text) }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  package func click(x: Int, y: Int) { mouse([.press, .release], x: x, y: y) }

  /// Does something with the mouse in a cell.
  ///
  /// - Parameters:
  ///   - kinds: What happens, in order.
  ///   - x: The column.
  ///   - y: The row.
  func mouse(_ kinds: [MouseEvent.Kind], x: Int, y: Int) {
    for kind in kinds { _ = graph.send(MouseEvent(kind: kind, location: Point(x: x, y: y))) }
  }

  /// Moves the mouse's pointer to a cell.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  package func movePointer(x: Int, y: Int) { mouse([.move], x: x, y: y) }

  /// Turns the wheel of the mouse.
  ///
  /// - Parameters:
  ///   - notches: The number of notches; less than 0 turns it up.
  ///   - x: The column of the pointer.
  ///   - y: The row of the pointer.
  package func turnWheel(_ notches: Int, x: Int, y: Int) {
    for _ in 0..<abs(notches) { mouse([notches < 0 ? .scrollUp : .scrollDown], x: x, y: y) }
  }

  /// Presses the button of the mouse in a cell, moves it to another and releases it.
  ///
  /// - Parameters:
  ///   - start: The column and the row of the first cell.
  ///   - end: The column and the row of the last cell.
  ///   - duration: The time for which the button is held.
  package func drag(from start: (Int, Int), to end: (Int, Int), for duration: Duration = .zero) {
    mouse([.press], x: start.0, y: start.1)
    let clock = graph.motion.clock
    graph.motion.clock = { clock() + duration }
    if start != end { mouse([.drag], x: end.0, y: end.1) }
    mouse([.release], x: end.0, y: end.1)
  }

  /// Evaluates the views that look different at a time, which the environment's clock must show.
  ///
  /// - Parameter date: The time.
  package func wake(at date: Date) { graph.wakeDue(date) }

  /// Changes the size of the screen.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  package func resize(width: Int, height: Int) {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
  }
}
