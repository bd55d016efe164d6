import ComposableArchitecture
import Foundation

/// A test driver that shows a view without a terminal: it presses keys, lets effects run, and reads the
/// screen.
///
/// ```swift
/// let app = ViewDriver(initialState: CoinsFeature.State()) {
///   CoinsFeature()
/// } withDependencies: {
///   $0.coinClient.coins = { _, _ in [.mock] }
/// } view: {
///   CoinsView(store: $0)
/// }
/// await app.settle()
/// await app.press("s")
/// #expect(app.text.contains("Bitcoin"))
/// ```
///
/// The effects of the store run on a separate executor, as in a test store: after each key, everything has
/// happened that doesn't depend on the outside. Time is controlled by the clock that the test sets.
@MainActor
public final class ViewDriver<State, Action> {
  /// The store of the view.
  public let store: Store<State, Action>
  private let stepper = StoreStepper()
  private let graph: ViewGraph
  private let writer = ScreenWriter()
  private let narrator = Narrator()
  private var buffer: FrameBuffer
  private let control: AppControl
  /// Whether the app has been quit by its key.
  public private(set) var hasQuit = false
  /// The texts that have been copied to the clipboard.
  public private(set) var copied: [String] = []
  /// The addresses that have been opened outside of the terminal.
  public private(set) var opened: [URL] = []
  /// The files that have been opened in the editor.
  package private(set) var edited: [URL] = []
  /// Whether there is an editor.
  package var hasEditor = true
  /// The title of the window as the views set it; `nil` if none does.
  public var windowTitle: String? { graph.windowTitle }

  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - width: The number of columns of the screen.
  ///   - height: The number of rows of the screen.
  ///   - app: The options for the app frame around the view, with its help and quit keys; `nil` to show the
  ///     view alone.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Sets dependencies.
  ///   - view: Returns the view of the store.
  public init<R: Reducer>(
    initialState: State,
    width: Int = 80,
    height: Int = 24,
    app: (@MainActor (Store<State, Action>) -> TerminalAppOptions)? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    @ViewBuilder view: (Store<State, Action>) -> some View
  ) where R.State == State, R.Action == Action {
    store = stepper.store(
      initialState: initialState,
      reducer: reducer(),
      withDependencies: prepareDependencies
    )
    let control = AppControl(app?(store) ?? TerminalAppOptions())
    self.control = control
    if app != nil {
      graph = ViewGraph(AppFrame(content: view(store), control: control), environment: .test)
      graph.minimumSize = TerminalApp.minimumSize
    } else {
      graph = ViewGraph(view(store), environment: .test)
    }
    graph.taskExecutor = stepper.taskExecutor
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    control.graph = graph
    graph.quit = { control.requestQuit() }
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

  /// The current frame.
  public var frame: Frame {
    if graph.needsFrame { graph.draw(in: buffer) }
    return Frame(buffer)
  }

  /// The current text of the screen, without trailing spaces and trailing empty rows.
  public var text: String { frame.text }

  /// Presses a key, then waits until everything that follows from it has happened.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held with it.
  /// - Returns: Whether a view handled the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) async -> KeyPress.Result {
    let result = graph.send(KeyPress(key, modifiers: modifiers))
    await settle()
    return result
  }

  /// Types text, key by key.
  ///
  /// - Parameter text: The text.
  public func type(_ text: String) async {
    for character in text { await press(KeyEquivalent(character)) }
  }

  /// Pastes text in one piece.
  ///
  /// - Parameter text: The text.
  public func paste(_ text: String) async {
    _ = graph.send(paste: text)
    await settle()
  }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public func click(x: Int, y: Int) async {
    _ = graph.send(MouseEvent(kind: .press, location: Point(x: x, y: y)))
    _ = graph.send(MouseEvent(kind: .release, location: Point(x: x, y: y)))
    await settle()
  }

  /// Moves the mouse with its button held.
  ///
  /// - Parameters:
  ///   - start: The column and the row, from 0, at which the button is pressed.
  ///   - end: The column and the row at which it is released.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async {
    _ = graph.send(MouseEvent(kind: .press, location: Point(x: start.x, y: start.y)))
    await settle()
    for kind in [MouseEvent.Kind.drag, .release] {
      _ = graph.send(MouseEvent(kind: kind, location: Point(x: end.x, y: end.y)))
      await settle()
    }
  }

  /// Changes the size of the screen.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public func resize(width: Int, height: Int) async {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
    await settle()
  }

  /// Runs effects, tasks of views and frames until only the outside can cause further changes.
  public func settle() async {
    var quiet = 0
    while quiet < 2 {
      let isNew = graph.needsFrame
      if isNew { graph.draw(in: buffer) }
      let hasHappened = await stepper.settle()
      quiet = isNew || hasHappened || graph.needsFrame ? 0 : quiet + 1
    }
  }

  /// Makes the terminal one that has margins at the left and right and repeats glyphs.
  package func extendTerminal() {
    writer.hasColumnMargins = true
    writer.repeatsGlyphs = true
  }

  /// Returns the bytes for a terminal that shows what was last written.
  package func write() -> [UInt8] {
    if graph.needsFrame { graph.draw(in: buffer) }
    return writer.write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Returns the bytes for a terminal that shows nothing yet.
  package func writeWholeFrame() -> [UInt8] {
    ScreenWriter().write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Returns the lines for a screen reader about what has changed since the last call.
  public func told() -> [String] {
    if graph.needsFrame { graph.draw(in: buffer) }
    return narrator.changes(of: graph)
  }

  /// Closes the screen, which cancels the tasks of its views.
  public func close() { graph.close() }
}
