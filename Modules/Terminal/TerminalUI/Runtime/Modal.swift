/// A node that presents another in front of everything else.
@MainActor
protocol ModalPresenter: AnyObject {
  /// The presented node, if any.
  var modal: (any ModalNode)? { get }
}

/// A node shown in front of everything else, which receives all keys.
@MainActor
protocol ModalNode: AnyObject {
  /// The node that handles keys left unhandled by its content.
  var node: _AnyNode { get }
  var content: _AnyNode { get }
  func placeModal(in area: Rect)
  func paintModal(_ canvas: Canvas)
}

/// A node with a key bar.
@MainActor
protocol ToolbarNode: AnyObject {
  /// The content of the bar.
  var bar: _AnyNode { get }
}

extension ViewGraph {
  /// Draws the key bars in the last row, the innermost first. The outermost is at the right and stays if
  /// there isn't enough room for all.
  func paintToolbar(_ canvas: Canvas) {
    let size = canvas.buffer.size
    guard !toolbars.isEmpty, size.height > 0 else { return }
    let y = size.height - 1
    canvas.fill(Rect(x: 0, y: y, width: size.width, height: 1), style: .plain)
    let groups = toolbars.map { $0.bar.layoutNodes }
    var right = size.width
    if groups.count > 1 {
      for node in groups[0].reversed() {
        let width = node.sizeThatFits(.unspecified).width
        guard right - width >= 0 else { continue }
        right -= width
        place(node, x: right, y: y, width: width, canvas)
        right -= 2
      }
    }
    var x = 0
    for node in groups.dropFirst(groups.count > 1 ? 1 : 0).reversed().flatMap({ $0 }) {
      let width = node.sizeThatFits(.unspecified).width
      guard width > 0 else { continue }
      guard x + width <= max(0, right) else { break }
      place(node, x: x, y: y, width: width, canvas)
      x += width + 2
    }
  }

  private func place(_ node: _AnyNode, x: Int, y: Int, width: Int, _ canvas: Canvas) {
    node.place(in: Rect(x: x, y: y, width: width, height: 1))
    node.paint(canvas)
  }
}
