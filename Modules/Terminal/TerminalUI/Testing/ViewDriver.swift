import ComposableArchitecture

/// A screen without a terminal: presses keys, lets effects run, and reads what is shown.
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
/// The effects of the store run on an executor of its own, as in a test store: after each key everything has
/// happened that can happen without the outside. Time is that of the clock the test sets.
@MainActor
public final class ViewDriver<State, Action> {
  /// The store that the view shows.
  public let store: Store<State, Action>
  private let stepper = StoreStepper()
  private let graph: ViewGraph
  private let writer = ScreenWriter()
  private var buffer: FrameBuffer
  private let control = AppControl()
  /// Whether somebody has left the app by the key for it.
  public private(set) var hasQuit = false

  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - width: The columns of the screen.
  ///   - height: The rows of the screen.
  ///   - app: How the app behaves that stands around the view, with its help and the way out; `nil` for the
  ///     view alone.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Sets dependencies.
  ///   - view: The view of the store.
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
    if let app {
      graph = ViewGraph(AppFrame(content: view(store), control: control, options: app(store)))
      graph.minimumSize = TerminalApp.minimumSize
    } else {
      graph = ViewGraph(view(store))
    }
    graph.taskExecutor = stepper.taskExecutor
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    control.graph = graph
    control.quit = { [weak self] in self?.hasQuit = true }
    graph.draw(in: buffer)
  }

  /// What the screen shows now.
  public var frame: Frame {
    if graph.needsFrame { graph.draw(in: buffer) }
    return Frame(buffer)
  }

  /// The text that the screen shows now, without spaces at the ends of rows and empty rows at the end.
  public var text: String { frame.text }

  /// Presses a key, and lets everything happen that follows from it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: What is held with it.
  /// - Returns: Whether anything on the screen has handled the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) async -> KeyPress.Result {
    let result = graph.send(KeyPress(key, modifiers: modifiers))
    await settle()
    return result
  }

  /// Types a text, key by key.
  ///
  /// - Parameter text: The text.
  public func type(_ text: String) async {
    for character in text { await press(KeyEquivalent(character)) }
  }

  /// Pastes a text in one piece.
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
    await settle()
  }

  /// Gives the screen another size.
  ///
  /// - Parameters:
  ///   - width: The columns.
  ///   - height: The rows.
  public func resize(width: Int, height: Int) async {
    buffer = FrameBuffer(size: Size(width: width, height: height), palette: graph.palette)
    graph.setNeedsFrame()
    await settle()
  }

  /// Lets everything happen that can happen without the outside: effects, tasks of views, frames.
  public func settle() async {
    var quiet = 0
    while quiet < 2 {
      let isNew = graph.needsFrame
      if isNew { graph.draw(in: buffer) }
      let hasHappened = await stepper.settle()
      quiet = isNew || hasHappened || graph.needsFrame ? 0 : quiet + 1
    }
  }

  /// What a terminal gets that shows what was written the last time.
  package func write() -> [UInt8] {
    if graph.needsFrame { graph.draw(in: buffer) }
    return writer.write(buffer, colors: .trueColor, synchronized: true)
  }

  /// What a terminal gets that shows nothing yet.
  package func writeAnew() -> [UInt8] {
    ScreenWriter().write(buffer, colors: .trueColor, synchronized: true)
  }

  /// Ends what is on the screen: tasks of views are cancelled.
  public func close() { graph.close() }
}
