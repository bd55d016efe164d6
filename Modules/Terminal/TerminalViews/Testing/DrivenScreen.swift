import Foundation

/// A view on a screen without a terminal, with the inputs that do something there. It is drawn when asked.
@MainActor
package final class DrivenScreen {
  private let graph: ViewGraph
  private let writer = ScreenWriter()
  private let narrator = Narrator()
  private let control: AppControl
  private var buffer: FrameBuffer
  /// Whether the app has been quit by its key.
  package private(set) var hasQuit = false
  /// The texts that have been copied to the clipboard.
  package private(set) var copied: [String] = []
  /// The addresses that have been opened outside of the terminal.
  package private(set) var opened: [URL] = []
  /// The files that have been opened in the editor.
  package private(set) var edited: [URL] = []
  /// Whether there is an editor.
  package var hasEditor = true

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - app: The options for the app frame around the view, with its help and quit keys; `nil` to show the view alone.
  ///   - minimumSize: The smallest size at which the view is shown; `nil` for any.
  ///   - taskExecutor: The executor for the tasks of views.
  ///   - view: The view.
  package init(
    width: Int,
    height: Int,
    app: TerminalAppOptions? = nil,
    minimumSize: Size? = TerminalApp.minimumSize,
    taskExecutor: any TaskExecutor,
    view: some View
  ) {
    control = AppControl(app ?? TerminalAppOptions())
    graph =
      app == nil
      ? ViewGraph(view, environment: .test)
      : ViewGraph(AppFrame(content: view, control: control), environment: .test)
    if let minimumSize { graph.minimumSize = minimumSize }
    graph.taskExecutor = taskExecutor
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    control.graph = graph
    graph.quit = { [control] in control.requestQuit() }
    control.quit = { [weak self] in self?.hasQuit = true }
    graph.copy = { [weak self] text in
      self?.copied.append(text)
      return true
    }
    graph.open = { [weak self] url in
      self?.opened.append(url)
      return true
    }
    graph.edit = { [weak self] file in
      guard let self, hasEditor else { return false }
      edited.append(file)
      return true
    }
    graph.draw(in: buffer)
  }

  /// The screen as it was last drawn.
  package var frame: Frame { Frame(buffer) }

  /// The text of the screen.
  package var text: String { frame.text }

  /// The number of columns.
  package var width: Int { buffer.size.width }
  /// The number of rows.
  package var height: Int { buffer.size.height }

  /// The title of the window as the views set it; `nil` if none does.
  package var windowTitle: String? { graph.windowTitle }

  /// Whether anything has changed since the screen was last drawn.
  package var needsFrame: Bool { graph.needsFrame }

  /// The keys that do something now, those of the focused view first.
  package var keys: [KeyPress] { graph.isTooSmall ? [] : graph.offeredKeys }

  /// Whether text can be typed.
  package var takesText: Bool { !graph.isTooSmall && graph.focus.focused?.focusKind == .text }

  /// Presses a key.
  ///
  /// - Returns: Whether a view handled the key.
  @discardableResult
  package func press(_ key: KeyPress) -> KeyPress.Result { graph.send(key) }

  /// Pastes text.
  package func paste(_ text: String) { _ = graph.send(paste: text) }

  /// Presses the button of the mouse in a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func mouseDown(x: Int, y: Int) { mouse(.press, x, y) }

  /// Moves the mouse to a cell, with no button held.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func mouseMoved(x: Int, y: Int) { mouse(.move, x, y) }

  /// Moves the mouse to a cell with its button held.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func mouseDragged(x: Int, y: Int) { mouse(.drag, x, y) }

  /// Releases the button of the mouse in a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func mouseUp(x: Int, y: Int) { mouse(.release, x, y) }

  private func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) {
    _ = graph.send(MouseEvent(kind: kind, location: Point(x: x, y: y)))
  }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  package func click(x: Int, y: Int) {
    mouseDown(x: x, y: y)
    mouseUp(x: x, y: y)
  }

  /// Changes the size of the screen.
  package func resize(width: Int, height: Int) {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
  }

  /// Draws a frame if anything has changed.
  ///
  /// - Returns: Whether anything had.
  @discardableResult
  package func draw() -> Bool {
    guard graph.needsFrame else { return false }
    graph.draw(in: buffer)
    return true
  }

  /// Makes the terminal one that has margins at the left and right and repeats glyphs.
  package func extendTerminal() {
    writer.hasColumnMargins = true
    writer.repeatsGlyphs = true
  }

  /// Returns the bytes for a terminal that shows what was last written.
  package func write() -> [UInt8] { writer.write(buffer, colors: .trueColor, synchronized: true) }

  /// Returns the bytes for a terminal that shows nothing yet.
  package func writeWholeFrame() -> [UInt8] {
    ScreenWriter().write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Returns the lines for a screen reader about what has changed since the last call.
  package func told() -> [String] { narrator.changes(of: graph) }

  /// Closes the screen, which cancels the tasks of its views.
  package func close() { graph.close() }
}

extension KeyPress {
  /// The key as a key bar shows it.
  package var label: String { KeyboardShortcut(key, modifiers: modifiers).label }
}
