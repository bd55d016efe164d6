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
  private let screen: DrivenScreen
  /// Whether the app has been quit by its key.
  public var hasQuit: Bool { screen.hasQuit }
  /// The texts that have been copied to the clipboard.
  public var copied: [String] { screen.copied }
  /// The addresses that have been opened outside of the terminal.
  public var opened: [URL] { screen.opened }
  /// The files that have been opened in the editor.
  package var edited: [URL] { screen.edited }
  /// Whether there is an editor.
  package var hasEditor: Bool {
    get { screen.hasEditor }
    set { screen.hasEditor = newValue }
  }
  /// The title of the window as the views set it; `nil` if none does.
  public var windowTitle: String? { screen.windowTitle }

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
    app: ((Store<State, Action>) -> TerminalAppOptions)? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    @ViewBuilder view: (Store<State, Action>) -> some View
  ) where R.State == State, R.Action == Action {
    store = stepper.store(
      initialState: initialState,
      reducer: reducer(),
      withDependencies: prepareDependencies
    )
    screen = DrivenScreen(
      width: width,
      height: height,
      app: app?(store),
      minimumSize: app == nil ? nil : TerminalApp.minimumSize,
      taskExecutor: stepper.taskExecutor,
      view: view(store)
    )
  }

  /// The current frame.
  public var frame: Frame {
    screen.draw()
    return screen.frame
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
    let result = screen.press(KeyPress(key, modifiers: modifiers))
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
    screen.paste(text)
    await settle()
  }

  /// Clicks on a cell.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public func click(x: Int, y: Int) async {
    screen.click(x: x, y: y)
    await settle()
  }

  /// Moves the mouse to a cell, with no button held.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public func hover(x: Int, y: Int) async {
    screen.mouseMoved(x: x, y: y)
    await settle()
  }

  /// Moves the mouse with its button held.
  ///
  /// - Parameters:
  ///   - start: The column and the row, from 0, at which the button is pressed.
  ///   - end: The column and the row at which it is released.
  public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) async {
    screen.mouseDown(x: start.x, y: start.y)
    await settle()
    screen.mouseDragged(x: end.x, y: end.y)
    await settle()
    screen.mouseUp(x: end.x, y: end.y)
    await settle()
  }

  /// Changes the size of the screen.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public func resize(width: Int, height: Int) async {
    screen.resize(width: width, height: height)
    await settle()
  }

  /// Runs effects, tasks of views and frames until only the outside can cause further changes.
  public func settle() async {
    var quiet = 0
    while quiet < 2 {
      let isNew = screen.draw()
      let hasHappened = await stepper.settle()
      quiet = isNew || hasHappened || screen.needsFrame ? 0 : quiet + 1
    }
  }

  /// Makes the terminal one that has margins at the left and right and repeats glyphs.
  package func extendTerminal() { screen.extendTerminal() }

  /// Returns the bytes for a terminal that shows what was last written.
  package func write() -> [UInt8] {
    screen.draw()
    return screen.write()
  }

  /// Returns the bytes for a terminal that shows nothing yet.
  package func writeWholeFrame() -> [UInt8] { screen.writeWholeFrame() }

  /// Returns the lines for a screen reader about what has changed since the last call.
  public func told() -> [String] {
    screen.draw()
    return screen.told()
  }

  /// Closes the screen, which cancels the tasks of its views.
  public func close() { screen.close() }
}
