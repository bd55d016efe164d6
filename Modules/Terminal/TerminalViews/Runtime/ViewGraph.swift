import Foundation

/// The nodes of a screen, updated from frame to frame.
@MainActor
final class ViewGraph {
  let palette = CellPalette()
  nonisolated let inbox = Inbox()
  let focus = Focus()
  let motion = Motion()
  let traits = ScreenTraits()
  /// The gestures that have begun with the press of the mouse's button, the innermost first.
  var gestures: [any GestureTarget] = []
  /// The mouse's pointer, and the nodes that are told of it.
  var hover = Hover()
  /// The buffer in which the last frame was drawn.
  private(set) var screen: FrameBuffer?
  /// The number of frames that have been laid out.
  private(set) var frameNumber = 0
  /// The number of frames in which only what moves was painted.
  var partialFrames = 0
  /// The lists whose rows are collected again before any view of a row is evaluated.
  var staleLists: [StaleList] = []
  /// Whether a frame is being laid out.
  var isLayingOut = false
  /// The number of times that the body of any view has been evaluated.
  var bodyEvaluations = 0
  /// The time of animations, in tenths of a second.
  var animationTick = 0
  /// Whether anything on the screen is animated.
  var isAnimating = false
  /// The nodes on the screen that change with the time.
  var wakes = Wakes()
  /// The nodes that read values that views pass to those around them.
  var preferenceReaders: [any PreferenceReading] = []
  /// The usual alignments, and those for which views have had positions.
  var alignmentKeys = AlignmentKey.usual
  /// The smallest screen that the views are drawn on. A smaller one shows a message instead.
  var minimumSize = Size.zero
  /// Quits the app. On a screen that is too small, keys do nothing else. Returns the reason if it doesn't.
  var quit: () -> String? = { nil }
  /// The reason why the app hasn't quit, on a screen that is too small.
  var quitWarning: String?

  private var root: _AnyNode?
  private(set) var modals: [any ModalNode] = []
  private(set) var toolbars: [any ToolbarNode] = []
  /// Whether the last row is for the key bar: also behind a modal view without one.
  private(set) var hasKeyBar = false
  /// The parts of the key bar that react to clicks, as it was last drawn.
  var barTargets = BarTargets()
  private(set) var keyHandlers: [_AnyNode] = []
  private(set) var alwaysKeyHandlers: [_AnyNode] = []
  private var lifecycle: [_AnyNode] = []
  /// The size of the screen.
  var size = Size.zero
  private var collectedModals: [any ModalNode] = []
  private var hasWork = false
  /// Whether what moves looks different now.
  private var needsMotion = false
  /// Whether any view may look different now, in its place.
  private var needsRepaint = false
  /// Whether nodes have changed since they were last visited.
  private var isStale = false
  /// Whether there are nodes that haven't been laid out. Some have children only once they are.
  var hasNewNodes = false
  /// The number of visits to the nodes on the screen.
  private var visitNumber = 0
  /// The actions to perform once a frame has been drawn.
  var actions: [() -> Void] = []
  /// A number that is new when nodes are marked as changed after some have been measured or placed.
  var layoutNumber = 1
  /// Whether a node has been measured or placed since ``layoutNumber`` was new.
  var hasNewLayout = false
  /// The number of times that all nodes had to be placed again.
  private(set) var placementNumber = 1
  private var isStill = false
  /// Whether views appear and run their tasks.
  var runsTasks = true
  /// The executor for the tasks of views off the main actor; `nil` for the global executor.
  var taskExecutor: (any TaskExecutor)?
  /// The kind of pictures that the screen can show.
  var showsPictures = PictureSupport.none

  /// Copies text to the clipboard. Returns whether there is one.
  var copy: (String) -> Bool = { _ in false }
  /// Opens an address outside of the terminal. Returns whether it could.
  var open: (URL) -> Bool = { _ in false }
  /// Opens a file with the user's editor. Returns whether there is one.
  var edit: (URL) -> Bool = { _ in false }
  /// The message in front of the screen, if any.
  var toast: Toast?
  var toastCount = 0
  /// The title of the window as the views on the screen set it; `nil` if none does.
  var windowTitle: String?

  /// - Parameters:
  ///   - view: The content of the screen.
  ///   - environment: The environment of the view.
  init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    root = view._makeNode(_NodeContext(graph: self, parent: nil, environment: withActions(environment)))
  }

  /// The root node; `nil` once the graph is closed.
  var rootNode: _AnyNode? { root }

  /// Whether anything has changed since the last frame.
  var needsFrame: Bool { hasWork || needsMotion || needsRepaint || !inbox.isEmpty }

  /// Requests a frame in which all views are placed again, even if none has changed.
  func setNeedsFrame() {
    placementNumber += 1
    requestFrame()
  }

  /// Requests a frame, even if no view has changed.
  func requestFrame() {
    hasWork = true
    inbox.append(Invalidation(node: nil, reading: 0))
  }

  /// Requests a frame in which any view may look different, but stays in its place.
  func setNeedsRepaint() { needsRepaint = true }

  /// Requests the next frame of what moves.
  func setNeedsMotion() { needsMotion = true }

  /// Evaluates everything that has changed since the last call.
  func update() {
    motion.readClock()
    // Bodies that keep changing values read by other bodies continue in the next frame.
    for _ in 0..<16 {
      let invalidations = inbox.drain()
      if invalidations.isEmpty { return }
      isStale = true
      let transaction = invalidations.lazy.compactMap(\.transaction).last(where: \.hasEffect)
      motion.transaction = transaction ?? motion.transaction
      let nodes = invalidations.compactMap { invalidation in
        invalidation.node.flatMap { $0.isCurrent(invalidation) ? (invalidation, $0) : nil }
      }
      for (invalidation, node) in nodes.sorted(by: { $0.1.depth < $1.1.depth }) {
        collectRows(before: node.depth)
        guard node.isCurrent(invalidation) else { continue }
        node.refresh()
        node.invalidateLayout()
      }
      collectRows()
    }
  }

  /// Finds out which views get the next input, without drawing: a key may change that, and more keys may come than there
  /// are frames.
  ///
  /// - Parameter needsLayout: Whether views must be at their new places.
  func settle(needsLayout: Bool = false) {
    update()
    // Views that appear or take the focus may change others.
    for _ in 0..<4 where isStale && frameNumber > 0 {
      hasWork = true
      if hasNewNodes || needsLayout { layOut() }
      visit()
      update()
    }
  }

  /// Draws a frame.
  ///
  /// - Parameter buffer: The buffer to draw in.
  func draw(in buffer: FrameBuffer) {
    defer { motion.transaction = Transaction() }
    // Views that appear or take the focus may change the frame.
    for _ in 0..<4 {
      let mayKeepPlaces = screen === buffer && !hasWork && !isStale && !motion.movesPlaces
      let isRepaint = needsRepaint
      (hasWork, needsMotion, needsRepaint) = (false, false, false)
      traits.use(buffer.size)
      update()
      // Most frames of an animation differ from the one before only in what has moved.
      let keepsPlaces = mayKeepPlaces && !isStale
      if keepsPlaces, !isRepaint, repaintsMoved(buffer) { break }
      if !keepsPlaces { frameNumber += 1 }
      size = buffer.size
      isAnimating = false
      wakes = Wakes()
      windowTitle = nil
      motion.beginFrame()
      buffer.clear()
      screen = buffer
      if isTooSmall { return drawTooSmall(buffer) }
      quitWarning = nil
      if !keepsPlaces {
        layOut()
        // A size that depends on another may change that of a third view.
        for _ in 0..<3 where !preferenceReaders.isEmpty && readPreferences() { layOut() }
      }
      paint(CellCanvas(buffer))
      if !keepsPlaces { visit() }
      settlePointer()
      if needsFrame { continue }
      if actions.isEmpty { break }
      performActions()
    }
  }

  /// Draws a frame without making any view appear.
  func drawOnce(in buffer: FrameBuffer) {
    isStill = true
    draw(in: buffer)
  }

  /// Closes the screen: cancels tasks and makes all views disappear.
  func close() {
    motion.isEnabled = false
    root?.unmount()
    root = nil
  }
}

// MARK: - Nodes on the screen

extension ViewGraph {
  /// Visits the nodes on the screen to find those that appeared, disappeared, or handle keys.
  private func visit() {
    isStale = false
    visitNumber += 1
    let (wereBars, wasEscape) = (toolbars.map { ObjectIdentifier($0.bar) }, escapeHint)
    let wereTyping = focus.focused?.typingHints
    (keyHandlers, alwaysKeyHandlers, toolbars, collectedModals) = ([], [], [], [])
    var (focusables, appeared): ([_AnyNode], [_AnyNode]) = ([], [])
    if let root { visit(root, receivesKeys: true, &focusables, &appeared) }
    hasKeyBar = !toolbars.isEmpty
    var index = 0
    while index < collectedModals.count {
      collectedModals[index...].sort { $0.number < $1.number }
      let modal = collectedModals[index]
      // A modal view has exclusive use of keys, focus and key bar.
      (keyHandlers, toolbars, focusables) = ([modal.node], [], [])
      visit(modal.content, receivesKeys: true, &focusables, &appeared)
      // The row stays, so that what is behind the modal view doesn't move.
      if !toolbars.isEmpty { hasKeyBar = true }
      index += 1
    }
    let wereModals = modals.map { ObjectIdentifier($0.node) }
    modals = collectedModals
    let isOther = wereModals != modals.map { ObjectIdentifier($0.node) }
    let isOtherBar = wereBars != toolbars.map { ObjectIdentifier($0.bar) } || wasEscape != escapeHint
    if isOther || isOtherBar { setNeedsFrame() }
    focus.update(focusables, modal: modals.last?.content, self)
    if wereTyping != focus.focused?.typingHints { setNeedsFrame() }
    settleLifecycle(appeared)
  }

  private func visit(
    _ node: _AnyNode,
    receivesKeys: Bool,
    _ focusables: inout [_AnyNode],
    _ appeared: inout [_AnyNode]
  ) {
    if node.isPassive { return }
    if node.tracksLifecycle, !node.isAppeared { appeared.append(node) }
    node.lastVisit = visitNumber
    if node.handlesKeysAlways { alwaysKeyHandlers.append(node) }
    // The focus comes to the key bar after all else.
    var inBar: [_AnyNode] = []
    if receivesKeys {
      if node.isFocusable { focusables.append(node) }
      if node.handlesKeysAnywhere { keyHandlers.append(node) }
      if let toolbar = node.toolbar {
        visit(toolbar.bar, receivesKeys: true, &inBar, &appeared)
        if toolbar.isBarShown { toolbars.append(toolbar) }
        inBar = toolbar.shown(inBar)
      }
    }
    if let modal = node.modal { collectedModals.append(modal) }
    let receivers = node.keyChildren
    for child in node.activeChildren {
      let receives = receivesKeys && (receivers.map { $0.contains { $0 === child } } ?? true)
      visit(child, receivesKeys: receives, &focusables, &appeared)
    }
    if receivesKeys, node.isFocusableIfEmpty, focusables.last?.isWithin(node) != true {
      focusables.append(node)
    }
    focusables += inBar
  }

  private func settleLifecycle(_ appeared: [_AnyNode]) {
    let removed = lifecycle.filter { $0.lastVisit != visitNumber && !isKept($0) }
    lifecycle.removeAll { node in removed.contains { $0 === node } }
    for node in removed { node.leaveScreen() }
    for node in isStill || !runsTasks ? [] : appeared where node.lastVisit == visitNumber {
      lifecycle.append(node)
      node.enterScreen()
    }
  }
}
