/// The places of nodes, and their pictures.
extension _AnyNode {
  /// Requests a frame in which the node is placed and drawn again, although no view has changed: it has scrolled, say.
  final func setNeedsFrame() {
    invalidateDrawing()
    graph.requestFrame()
  }

  /// Marks the node as needing to be drawn again in its place, as it looks different at another time.
  final func invalidateDrawing() {
    var next: _AnyNode? = self
    while let node = next {
      node.lastPicture = nil
      node.needsPlacement = true
      next = node.parent
    }
  }

  /// Marks the node and its ancestors as needing to be placed again: it depends on the places of nodes around it.
  final func invalidatePlacement() {
    var next: _AnyNode? = self
    while let node = next {
      node.needsPlacement = true
      next = node.parent
    }
  }

  /// Places the node, unless it is already there and unchanged. A key that changes one view would otherwise place the
  /// whole screen.
  final func placeIfNeeded(in rect: Rect) {
    let isEarlier = placementNumber != graph.placementNumber
    placementNumber = graph.placementNumber
    guard needsPlacement || isEarlier || frame != rect else { return }
    if !needsPlacement, lastPicture != nil, frame.size == rect.size {
      frame = rect
      return
    }
    lastPicture = nil
    needsPlacement = false
    graph.hasNewLayout = true
    place(in: rect)
  }

  /// Paints the node: its picture if it is passive, has not changed, and is drawn on blank cells.
  ///
  /// The rows of a list have hundreds of nodes. Without pictures, a key that scrolls costs three times as much.
  final func paintPicture(_ canvas: CellCanvas) {
    if lastPicture != nil, canvas.skips(frame) { return }
    let part = canvas.clip.intersection(frame)
    guard isPassive, !part.isEmpty, part == frame || canvas.isPart && lastPicture != nil,
      canvas.buffer.isBlank(part)
    else {
      // While it had a picture, only the node itself was placed.
      if lastPicture != nil { place(in: frame) }
      lastPicture = nil
      return paint(canvas)
    }
    if let picture = lastPicture { return canvas.buffer.write(picture, in: frame, part: part) }
    paint(canvas)
    lastPicture = canvas.buffer.cells(in: frame)
    graph.hasNewLayout = true
  }
}
