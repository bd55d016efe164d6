extension ViewGraph {
  /// Performs an action once all that has changed is on the screen.
  func afterFrame(_ action: @escaping () -> Void) {
    actions.append(action)
    setNeedsFrame()
  }

  /// Performs the actions for the end of a frame.
  func performActions() {
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }

  /// Measures and places the views.
  func layOut() {
    guard let root = rootNode else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let barHeight = hasKeyBar ? 1 : 0
    let area = Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - barHeight))
    let fitting = root.sizeThatFits(ProposedSize(area.size))
    root.placeIfNeeded(
      in: Rect(
        origin: .zero,
        size: Size(width: min(fitting.width, area.width), height: min(fitting.height, area.height))
      )
    )
    for modal in modals { modal.placeModal(in: area) }
    hasNewNodes = false
  }

  /// Draws only the rows in which something has moved since the last frame, in its place. They are drawn whole, because
  /// the edge of a smaller part could cut a wide glyph.
  ///
  /// - Returns: Whether that could be done: not if a view may have moved over others.
  func repaintsMoved(_ buffer: FrameBuffer) -> Bool {
    guard let rows = motion.rows, modals.isEmpty, toast == nil, buffer.images.isEmpty else { return false }
    partialFrames += 1
    let (wakes, title) = (wakes, windowTitle)
    motion.beginFrame()
    let area = Rect(x: 0, y: rows.lowerBound, width: buffer.size.width, height: rows.count)
    let canvas = CellCanvas(buffer, part: area)
    buffer.clear(canvas.clip)
    paint(canvas)
    (self.wakes, windowTitle) = (wakes, title)
    return true
  }

  /// Draws the views in their places.
  func paint(_ canvas: CellCanvas) {
    rootNode?.paint(canvas)
    for modal in modals {
      canvas.restyle(Rect(origin: .zero, size: size)) { $0.cover() }
      canvas.buffer.images.removeAll()
      canvas.buffer.cursor = nil
      modal.paintModal(canvas)
    }
    motion.paintLeaving(canvas)
    paintToolbar(canvas)
    paintToast(canvas)
  }
}
