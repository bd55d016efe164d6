/// A view that scrolls content larger than its area. The arrow keys, Page Up and Page Down, Home and End
/// scroll. A view inside that gets the focus is scrolled into view.
public nonisolated struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// - Parameters:
  ///   - axes: The directions in which the content scrolls.
  ///   - showsIndicators: Whether marks show that there is more.
  ///   - content: The content to scroll.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ScrollNode(self, context) { $0.content }
  }
}

private final class ScrollNode<Content: View>: LayoutNode<ScrollView<Content>, Content>, ScrollingNode {
  private var offset = Point.zero
  /// Whether the place of the content was chosen since it was first shown.
  private var hasScrolled = false
  private var contentSize = Size.zero
  /// Whether there are views whose size depends on that of the area, so that it is as large as it can be.
  private var isFilling = false
  private weak var lastFocused: _AnyNode?

  override func environment(for view: ScrollView<Content>, in environment: EnvironmentValues)
    -> EnvironmentValues
  {
    guard environment.scrollReport != nil else { return environment }
    var inside = environment
    inside.scrollReport = nil
    return inside
  }

  private var isVertical: Bool { view.axes.contains(.vertical) }
  private var isHorizontal: Bool { view.axes.contains(.horizontal) }
  /// The number of columns for marks if the content scrolls vertically.
  private var markWidth: Int { isVertical && view.showsIndicators ? 1 : 0 }
  private var width: Int { max(0, frame.width - markWidth) }
  private var overflow: Size {
    Size(
      width: isHorizontal ? max(0, contentSize.width - width) : 0,
      height: isVertical ? max(0, contentSize.height - frame.height) : 0
    )
  }

  override var isFocusable: Bool { overflow != .zero && !environment.isScrollDisabled }
  override var focusKind: FocusKind { .control }
  override var yieldsFocus: Bool { true }

  /// Does nothing: the content is laid out by itself, whatever the scroll view is in.
  override func setContainerAxis(_ axis: Axis) {}

  /// Returns the size proposed to the content in an area.
  private func inner(width: Int?, height: Int?) -> ProposedSize {
    ProposedSize(width: isHorizontal ? nil : width, height: isVertical ? nil : height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = super.measure(inner(width: proposal.width, height: proposal.height))
    let width = inside.width + markWidth
    let most = Size(width: proposal.width ?? width, height: proposal.height ?? inside.height)
    return Size(
      width: isHorizontal ? isFilling ? most.width : min(width, most.width) : max(inside.width, most.width),
      height: isFilling ? most.height : isVertical ? min(inside.height, most.height) : inside.height
    )
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    contentSize = child.sizeThatFits(inner(width: width, height: rect.height))
    if !hasScrolled, let anchor = environment.defaultScrollAnchor {
      offset.x = Int((Double(overflow.width) * anchor.x).rounded())
      offset.y = Int((Double(overflow.height) * anchor.y).rounded())
    }
    limit()
    placeContent()
    revealFocus()
  }

  private func limit() {
    offset.x = max(0, min(offset.x, overflow.width))
    offset.y = max(0, min(offset.y, overflow.height))
  }

  private func placeContent() {
    child?.placeIfNeeded(
      in: Rect(
        x: frame.minX - offset.x,
        y: frame.minY - offset.y,
        width: isHorizontal ? contentSize.width : width,
        height: contentSize.height
      )
    )
  }

  private func revealFocus() {
    guard let focused = graph.focus.focused, focused !== lastFocused, focused !== self, focused.isWithin(self)
    else { return }
    lastFocused = focused
    reveal(focused.frame, nil)
  }

  /// Scrolls to a part of the content.
  ///
  /// - Parameters:
  ///   - part: The part, where it is on the screen or would be.
  ///   - anchor: The place for it in the area; `nil` for the nearest.
  private func reveal(_ part: Rect, _ anchor: UnitPoint?) {
    hasScrolled = true
    offset.x += distance(part.minX - frame.minX, part.width, in: width, anchor?.x)
    offset.y += distance(part.minY - frame.minY, part.height, in: frame.height, anchor?.y)
    limit()
    placeContent()
  }

  /// Returns the distance to scroll along an axis.
  private func distance(_ start: Int, _ length: Int, in room: Int, _ anchor: Double?) -> Int {
    if let anchor { return start - Int((Double(room - length) * min(max(anchor, 0), 1)).rounded()) }
    return start < 0 ? start : max(0, min(start, start + length - room))
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let part = descendant(withID: id)?.contentFrame else { return false }
    reveal(part, anchor)
    setNeedsFrame()
    return true
  }

  func scroll(to place: ScrollPosition.Place) -> Bool {
    hasScrolled = true
    switch place {
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = overflow.height
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = overflow.width
    case .point(let x, let y):
      offset = Point(x: x.map { Int(cells: $0) } ?? offset.x, y: y.map { Int(cells: $0) } ?? offset.y)
    case .view: return false
    }
    limit()
    placeContent()
    setNeedsFrame()
    return true
  }

  var visibleSize: Size { Size(width: width, height: frame.height) }

  /// Returns the identity of the view at a point of the area; `nil` if there is none.
  private func id(at anchor: UnitPoint) -> AnyHashable? {
    let x = frame.minX + Int((Double(max(0, width - 1)) * anchor.x).rounded())
    let y = frame.minY + Int((Double(max(0, frame.height - 1)) * anchor.y).rounded())
    func distance(_ part: Rect) -> Int {
      (isHorizontal ? max(part.minX - x, x - part.maxX + 1, 0) : 0)
        + (isVertical ? max(part.minY - y, y - part.maxY + 1, 0) : 0)
    }
    let places = identifiedNodes.compactMap { entry in
      entry.node.contentFrame.map { (entry.id, distance($0)) }
    }
    return places.min { $0.1 < $1.1 }?.0
  }

  override func paint(_ canvas: CellCanvas) {
    if canvas.skips(frame) { return }
    let (inside, cursor) = (canvas.clipped(to: frame), canvas.buffer.cursor)
    canvas.buffer.cursor = nil
    let area = Rect(origin: frame.origin, size: Size(width: width, height: frame.height))
    super.paint(isHorizontal ? inside.clipped(to: area) : inside)
    if canvas.buffer.cursor.map(frame.contains) != true { canvas.buffer.cursor = cursor }
    guard view.showsIndicators else { return }
    if overflow.height > 0 {
      if offset.y > 0 { mark("▴", x: frame.maxX - 1, y: frame.minY, inside) }
      if offset.y < overflow.height { mark("▾", x: frame.maxX - 1, y: frame.maxY - 1, inside) }
    }
    if overflow.width > 0 {
      let y = frame.minY + frame.height / 2
      if offset.x > 0 { mark("◂", x: frame.minX, y: y, inside) }
      if offset.x < overflow.width { mark("▸", x: frame.minX + width - 1, y: y, inside) }
    }
  }

  func containsRelativeFrame() { isFilling = true }

  private func mark(_ text: String, x: Int, y: Int, _ canvas: CellCanvas) {
    let style = CellStyle(foreground: isFocused ? .accentColor : nil, attributes: .bold)
    canvas.put(text, style: style, x: x, y: y)
  }

  override var spokenFocus: String { "text that scrolls" }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty, !environment.isScrollDisabled else { return .ignored }
    let page = Size(width: max(1, width / 2), height: max(1, frame.height - 1))
    switch key.key {
    case .upArrow, "k": return scroll(y: -1)
    case .downArrow, "j": return scroll(y: 1)
    case .leftArrow, "h": return scroll(x: -1)
    case .rightArrow, "l": return scroll(x: 1)
    case .pageUp: return overflow.height > 0 ? scroll(y: -page.height) : scroll(x: -page.width)
    case .pageDown: return overflow.height > 0 ? scroll(y: page.height) : scroll(x: page.width)
    case .home, "g": return scroll(x: -offset.x, y: -offset.y)
    case .end, "G":
      return overflow.height > 0
        ? scroll(y: overflow.height - offset.y) : scroll(x: overflow.width - offset.x)
    default: return .ignored
    }
  }

  /// Returns nothing outside of the frame, where nothing is drawn.
  override func mouseChildren(at point: Point) -> [_AnyNode] { frame.contains(point) ? activeChildren : [] }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard !environment.isScrollDisabled else { return .ignored }
    let isSideways = overflow.height == 0
    return switch event.kind {
    case .scrollUp: isSideways ? scroll(x: -3) : scroll(y: -3)
    case .scrollDown: isSideways ? scroll(x: 3) : scroll(y: 3)
    case .press, .release, .drag, .move: .ignored
    }
  }

  private func scroll(x: Int = 0, y: Int = 0) -> KeyPress.Result {
    let old = offset
    hasScrolled = true
    offset = Point(x: old.x + x, y: old.y + y)
    limit()
    guard offset != old else { return .ignored }
    setNeedsFrame()
    if let report = environment.scrollReport {
      placeContent()
      report.userScrolled(id(at: report.anchor ?? .topLeading))
    }
    return .handled
  }

  override func focusChanged() { setNeedsFrame() }
}
