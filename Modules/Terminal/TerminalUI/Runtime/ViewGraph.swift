/// The nodes of a screen, and what happens to them from one frame to the next.
@MainActor
final class ViewGraph {
  let palette = CellPalette()
  nonisolated let inbox = Inbox()
  let focus = Focus()
  /// Counts the frames that were laid out.
  private(set) var frameNumber = 0
  /// Counts how often the body of any view was evaluated.
  var bodyEvaluations = 0
  /// How far an animation has come, in tenths of a second.
  var animationTick = 0
  /// Whether anything on the screen moves by itself.
  var isAnimating = false
  /// The smallest screen that is drawn on; a smaller one is told so.
  var minimumSize = Size.zero

  private var root: _AnyNode?
  private(set) var modals: [any ModalNode] = []
  private(set) var toolbars: [any ToolbarNode] = []
  private(set) var keyHandlers: [_AnyNode] = []
  private(set) var alwaysKeyHandlers: [_AnyNode] = []
  private var lifecycle: [_AnyNode] = []
  private var size = Size.zero
  private var collectedModals: [any ModalNode] = []
  private var hasWork = false
  private var isStill = false
  /// Whether views are told that they have appeared, and run their tasks.
  var runsTasks = true
  /// Where the tasks of views run what is not on the main actor; `nil` for the pool of threads.
  var taskExecutor: (any TaskExecutor)?
  /// What kind of pictures the screen can show.
  var showsPictures = PictureSupport.none

  /// - Parameter view: What the screen shows.
  init(_ view: some View) {
    root = view._makeNode(_NodeContext(graph: self, parent: nil, environment: EnvironmentValues()))
  }

  /// The node of the whole screen; `nil` once it is closed.
  var rootNode: _AnyNode? { root }

  /// Whether something has changed since the last frame.
  var needsFrame: Bool { hasWork || !inbox.isEmpty }

  /// Has a frame drawn although no view has changed.
  func setNeedsFrame() {
    hasWork = true
    inbox.append(Invalidation(node: nil, reading: 0))
  }

  /// Evaluates again what has changed since the last time.
  func update() {
    // What a body changes in a body, again and again, ends with the next frame.
    for _ in 0..<16 {
      let invalidations = inbox.drain()
      if invalidations.isEmpty { return }
      let nodes = invalidations.compactMap { invalidation in
        invalidation.node.flatMap { $0.isCurrent(invalidation) ? (invalidation, $0) : nil }
      }
      for (invalidation, node) in nodes.sorted(by: { $0.1.depth < $1.1.depth })
      where node.isCurrent(invalidation) {
        node.refresh()
        node.invalidateLayout()
      }
    }
  }

  /// Draws what there is to see now.
  ///
  /// - Parameter buffer: Where to draw.
  func draw(in buffer: FrameBuffer) {
    hasWork = false
    // What appears, or takes the focus, may change what is seen.
    for _ in 0..<4 {
      update()
      frameNumber += 1
      size = buffer.size
      isAnimating = false
      buffer.clear()
      guard size.width >= minimumSize.width, size.height >= minimumSize.height else {
        return drawTooSmall(buffer)
      }
      layOut()
      paint(Canvas(buffer))
      visit()
      if !needsFrame { break }
    }
  }

  /// Draws what there is to see, without anything being told that it has come onto the screen.
  func drawOnce(in buffer: FrameBuffer) {
    isStill = true
    draw(in: buffer)
  }

  /// Ends everything on the screen: tasks are cancelled, and views disappear.
  func close() {
    root?.unmount()
    root = nil
  }

  private func layOut() {
    guard let root else { return }
    let barHeight = toolbars.isEmpty ? 0 : 1
    let area = Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - barHeight))
    let fitting = root.sizeThatFits(ProposedSize(area.size))
    root.place(
      in: Rect(
        origin: .zero,
        size: Size(width: min(fitting.width, area.width), height: min(fitting.height, area.height))
      )
    )
    for modal in modals { modal.placeModal(in: area) }
  }

  private func paint(_ canvas: Canvas) {
    root?.paint(canvas)
    for modal in modals {
      canvas.restyle(Rect(origin: .zero, size: size)) { style in
        style.attributes.insert(.dim)
        style.attributes.remove(.inverse)
      }
      canvas.buffer.images.removeAll()
      canvas.buffer.cursor = nil
      modal.paintModal(canvas)
    }
    paintToolbar(canvas)
  }

  private func drawTooSmall(_ buffer: FrameBuffer) {
    let text = "\(size.width)×\(size.height) is too small: \(minimumSize.width)×\(minimumSize.height) needed"
    var glyphs = StyledGlyphs()
    glyphs.append(text, style: .plain, palette)
    for (row, line) in glyphs.wrapped(to: max(1, size.width)).enumerated() {
      glyphs.paint(line, at: 0, row, Canvas(buffer))
    }
  }
}

// MARK: - What is on the screen

extension ViewGraph {
  /// Goes through the nodes on the screen: who has come, who has gone, who hears keys.
  private func visit() {
    let wereBars = toolbars.map { ObjectIdentifier($0.bar) }
    keyHandlers = []
    alwaysKeyHandlers = []
    toolbars = []
    collectedModals = []
    var focusables: [_AnyNode] = []
    var appeared: [_AnyNode] = []
    if let root { visit(root, hearsKeys: true, &focusables, &appeared) }
    var index = 0
    while index < collectedModals.count {
      let modal = collectedModals[index]
      // A modal view keeps keys, focus and key bar to itself.
      keyHandlers = []
      toolbars = []
      focusables = []
      keyHandlers.append(modal.node)
      visit(modal.content, hearsKeys: true, &focusables, &appeared)
      index += 1
    }
    let wereModals = modals.map { ObjectIdentifier($0.node) }
    modals = collectedModals
    if wereModals != modals.map({ ObjectIdentifier($0.node) })
      || wereBars != toolbars.map({ ObjectIdentifier($0.bar) })
    {
      setNeedsFrame()
    }
    focus.update(focusables, self)
    settleLifecycle(appeared)
  }

  private func visit(
    _ node: _AnyNode,
    hearsKeys: Bool,
    _ focusables: inout [_AnyNode],
    _ appeared: inout [_AnyNode]
  ) {
    if node.tracksLifecycle, !node.isAppeared { appeared.append(node) }
    node.lastVisit = frameNumber
    if node.handlesKeysAlways { alwaysKeyHandlers.append(node) }
    if hearsKeys {
      if node.isFocusable { focusables.append(node) }
      if node.handlesKeysAnywhere { keyHandlers.append(node) }
      if let toolbar = node as? any ToolbarNode {
        toolbars.append(toolbar)
        visit(toolbar.bar, hearsKeys: true, &focusables, &appeared)
      }
    }
    if let presenter = node as? any ModalPresenter, let modal = presenter.modal {
      collectedModals.append(modal)
    }
    let hearing = node.keyChildren
    for child in node.activeChildren {
      let isHearing = hearsKeys && (hearing.map { $0.contains { $0 === child } } ?? true)
      visit(child, hearsKeys: isHearing, &focusables, &appeared)
    }
  }

  private func settleLifecycle(_ appeared: [_AnyNode]) {
    let gone = lifecycle.filter { $0.lastVisit != frameNumber && !isKept($0) }
    lifecycle.removeAll { node in gone.contains { $0 === node } }
    for node in gone { node.leaveScreen() }
    for node in isStill || !runsTasks ? [] : appeared where node.lastVisit == frameNumber {
      lifecycle.append(node)
      node.enterScreen()
    }
  }

  /// Whether a node is kept behind what is shown, as another tab is.
  private func isKept(_ node: _AnyNode) -> Bool {
    if node.isUnmounted { return false }
    var child = node
    while let parent = child.parent {
      if !parent.activeChildren.contains(where: { $0 === child }) { return parent.keepsInactiveChildren }
      child = parent
    }
    return false
  }
}

/// What kind of pictures a screen can show.
enum PictureSupport: Hashable, Sendable {
  case none
  /// Two pixels in a cell.
  case halfBlocks
  /// Whole pictures, by the kitty graphics protocol.
  case encoded
}
