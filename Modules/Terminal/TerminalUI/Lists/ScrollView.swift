/// A view that scrolls content taller than its area. The arrow keys, Page Up and Page Down, Home and End
/// scroll. A view inside that gets the focus is scrolled into view.
public struct ScrollView<Content: View>: View {
  let content: Content

  /// - Parameters:
  ///   - axes: The directions. Content scrolls vertically only.
  ///   - content: The content to scroll.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.content = content() }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ScrollNode(self, context) { $0.content } }
}

private final class ScrollNode<Content: View>: LayoutNode<ScrollView<Content>, Content> {
  private var offset = 0
  private var contentHeight = 0
  private weak var lastFocused: _AnyNode?

  private var overflow: Int { max(0, contentHeight - frame.height) }

  override var isFocusable: Bool { overflow > 0 }
  override var focusKind: FocusKind { .control }

  /// Does nothing: the content is a column, whatever the scroll view is in.
  override func setContainerAxis(_ axis: Axis) {}

  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = super.measure(ProposedSize(width: proposal.width, height: nil))
    return Size(
      width: max(inside.width, proposal.width ?? inside.width + 1),
      height: min(inside.height, proposal.height ?? inside.height)
    )
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    let size = child.sizeThatFits(ProposedSize(width: max(0, rect.width - 1), height: nil))
    contentHeight = size.height
    offset = max(0, min(offset, overflow))
    placeContent(size.height)
    revealFocus(size.height)
  }

  private func placeContent(_ height: Int) {
    child?.place(
      in: Rect(x: frame.minX, y: frame.minY - offset, width: max(0, frame.width - 1), height: height)
    )
  }

  private func revealFocus(_ height: Int) {
    guard let focused = graph.focus.focused, focused !== lastFocused, focused !== self, focused.isWithin(self)
    else { return }
    lastFocused = focused
    if focused.frame.minY < frame.minY {
      offset -= frame.minY - focused.frame.minY
    } else if focused.frame.maxY > frame.maxY {
      offset += focused.frame.maxY - frame.maxY
    }
    offset = max(0, min(offset, overflow))
    placeContent(height)
  }

  override func paint(_ canvas: CellCanvas) {
    let inside = canvas.clipped(to: frame)
    super.paint(inside)
    if let cursor = canvas.buffer.cursor, !frame.contains(cursor) { canvas.buffer.cursor = nil }
    guard overflow > 0 else { return }
    if offset > 0 { mark("▴", y: frame.minY, inside) }
    if offset < overflow { mark("▾", y: frame.maxY - 1, inside) }
  }

  private func mark(_ text: String, y: Int, _ canvas: CellCanvas) {
    let style = CellStyle(foreground: isFocused ? .accentColor : nil, attributes: .bold)
    canvas.put(text, style: style, x: frame.maxX - 1, y: y)
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty else { return .ignored }
    switch key.key {
    case .upArrow, "k": return scroll(by: -1)
    case .downArrow, "j": return scroll(by: 1)
    case .pageUp: return scroll(by: -max(1, frame.height - 1))
    case .pageDown: return scroll(by: max(1, frame.height - 1))
    case .home, "g": return scroll(by: -offset)
    case .end, "G": return scroll(by: overflow - offset)
    default: return .ignored
    }
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    switch event.kind {
    case .scrollUp: scroll(by: -3)
    case .scrollDown: scroll(by: 3)
    case .press, .release: .ignored
    }
  }

  private func scroll(by rows: Int) -> KeyPress.Result {
    let target = max(0, min(offset + rows, overflow))
    guard target != offset else { return .ignored }
    offset = target
    graph.setNeedsFrame()
    return .handled
  }

  override func focusChanged() { graph.setNeedsFrame() }
}
