/// The animations of a screen. A frame is a function of the views and of the time.
@MainActor
final class Motion {
  private struct Weak {
    weak var node: _AnyNode?
  }

  /// A view that has been removed and is still leaving.
  private struct Leaving {
    /// The node in which the view was.
    let parent: ObjectIdentifier?
    /// Draws the view when a part of it is shown, from 0 to 1.
    let paint: (CellCanvas, Double) -> Void
    let shown: Moving<Double>
  }

  /// The time between two frames while something moves.
  static let frameInterval = Duration.milliseconds(33)

  /// Whether anything moves. If not, each frame is as it will be in the end.
  var isEnabled = false {
    didSet {
      guard !isEnabled, oldValue else { return }
      leaving = []
      toast = Moving(toast.target)
    }
  }
  /// Returns the time since some moment of the past.
  var clock: () -> Duration = { .zero }
  private var frameTime = Duration.zero
  /// The time of the frame. While nothing moves, it is later than the end of any animation.
  var time: Duration { isEnabled ? frameTime : .seconds(1 << 40) }
  /// The circumstances of the changes since the last frame that are made in ``withTransaction(_:_:)``.
  var transaction = Transaction()
  private var moving: [Weak] = []
  /// Whether the places of nodes depend on the time.
  private(set) var movesPlaces = false
  /// The rows of the screen that look different at another time; `nil` if they aren't known.
  var rows: Range<Int>? {
    isEnabled && !movesAnywhere && leaving.isEmpty && !toast.isMoving(at: time) ? movingRows : nil
  }
  private var movingRows: Range<Int>?
  private var movesAnywhere = false
  private var leaving: [Leaving] = []
  /// The part of the message that is shown: 1 once it is there, and 0 before and after.
  var toast = Moving(0.0)

  /// Whether the next frame differs although nothing changes but the time.
  var isRunning: Bool { !moving.isEmpty || !leaving.isEmpty || toast.isMoving(at: time) }

  /// Reads the clock, for the changes and the frame that follow.
  func readClock() { if isEnabled { frameTime = clock() } }

  /// Begins a frame, in which the nodes that were moving are drawn again.
  func beginFrame() {
    for entry in moving { entry.node?.invalidateDrawing() }
    moving = []
    movesPlaces = false
    movingRows = nil
    movesAnywhere = false
    leaving.removeAll { !$0.shown.isMoving(at: time) }
  }

  /// Notes that a node is drawn in motion, so that another frame follows.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - area: The part of the screen that looks different at another time; `nil` if it isn't known, as what is within
  ///     the node may be drawn outside of its frame. What is there stays in its place.
  func keepMoving(_ node: _AnyNode, in area: Rect?) {
    moving.append(Weak(node: node))
    guard let area else { return movesAnywhere = true }
    let rows = movingRows ?? area.minY..<area.minY
    movingRows = min(rows.lowerBound, area.minY)..<max(rows.upperBound, area.maxY)
  }

  /// Notes that the place of what is within a node depends on the time, so that another frame follows.
  func keepPlacing(_ node: _AnyNode) {
    moving.append(Weak(node: node))
    movesPlaces = true
  }

  // MARK: Views that have been removed

  /// Goes on drawing a view that is removed.
  ///
  /// - Parameters:
  ///   - parent: The node in which the view was.
  ///   - shown: The part of it that is shown, from 0 to 1.
  ///   - animation: The course of its leaving.
  ///   - paint: Draws the view when a part of it is shown.
  func keep(
    in parent: _AnyNode?,
    shown: Double,
    _ animation: Animation,
    _ paint: @escaping (CellCanvas, Double) -> Void
  ) {
    var left = Moving(shown)
    left.move(to: 0, animation, at: time)
    leaving.append(Leaving(parent: parent.map { ObjectIdentifier($0) }, paint: paint, shown: left))
  }

  /// Ends the leaving of a view that comes back.
  ///
  /// - Parameter ancestors: The nodes around the view.
  /// - Returns: The part of the view that is still shown; 0 if it has left.
  func takeBack(in ancestors: [_AnyNode]) -> Double {
    let ids = Set(ancestors.map { ObjectIdentifier($0) })
    guard let index = leaving.lastIndex(where: { $0.parent.map(ids.contains) ?? false }) else { return 0 }
    return leaving.remove(at: index).shown.value(at: time)
  }

  /// Draws the views that are leaving.
  func paintLeaving(_ canvas: CellCanvas) {
    for view in leaving { view.paint(canvas, view.shown.value(at: time)) }
  }
}

extension _AnyNode {
  /// The animation for a change of the node; `nil` to show it at once.
  var changeAnimation: Animation? {
    guard graph.motion.isEnabled else { return nil }
    var transactions = [graph.motion.transaction]
    for case let source as any TransactionSource in ancestors.reversed() { source.change(&transactions) }
    let transaction = transactions[transactions.count - 1]
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}
