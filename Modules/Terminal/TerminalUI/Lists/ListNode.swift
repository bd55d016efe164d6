import ComposableArchitecture

/// The node of a list.
///
/// It accesses its rows by index and makes nodes only for those on the screen. The scroll position is the
/// index of the first visible row, so it doesn't depend on the heights of rows off the screen.
final class ListNode<SelectionValue: Hashable, Content: View>: _Node<List<SelectionValue, Content>>,
  PositionedNode
{
  private var rows = _RowList()
  private var nodes: [RowID: _AnyNode] = [:]
  /// The rows with nodes that are up to date. The others are updated when they are next needed.
  private var current: Set<RowID> = []
  private var visible: [(index: Int, node: _AnyNode)] = []
  private var selected = 0
  private var selectedID: RowID?
  private var top = 0
  private var followsSelection = true

  override init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
    super.init(view, context)
    collect()
  }

  override var children: [_AnyNode] { Array(nodes.values) }
  override var activeChildren: [_AnyNode] { visible.map(\.node) }
  override var keyChildren: [_AnyNode]? { visible.filter { $0.index == selected }.map(\.node) }
  override var isFocusable: Bool { environment.isEnabled && rows.count > 0 }
  override var focusKind: FocusKind { .control }

  override func update(_ view: List<SelectionValue, Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    // Rows receive a new environment when they are drawn.
    collect()
  }

  override func refresh() { readSelection() }

  private func collect() {
    rows = _RowList()
    current = []
    view.content._collectRows(&rows)
    if let selectedID { selected = rows.index(of: selectedID, near: selected) ?? selected }
    readSelection()
    select(selected, isUsers: false)
    selectNearestSelectableRow()
    for (index, node) in visible {
      guard let id = rows.id(index), nodes[id] === node, let place = rows.locate(index) else { continue }
      _ = makeNode(for: place.segment.view(place.position), id)
    }
  }

  /// Selects the row named by the binding, if any.
  private func readSelection() {
    guard let selection = view.selection else { return }
    guard let value = tracked({ selection.wrappedValue }), rows.tag(selected) != AnyHashable(value),
      let index = rows.index(ofTag: AnyHashable(value))
    else { return }
    select(index, isUsers: false)
    followsSelection = true
  }

  /// Moves the selection off a row that can't be selected. The binding is the user's to change, so it is kept.
  private func selectNearestSelectableRow() {
    guard !rows.isSelectable(selected),
      let nearest = selectableRow(from: selected, 1) ?? selectableRow(from: selected, -1)
    else { return }
    select(nearest, isUsers: false)
    followsSelection = true
  }

  private func select(_ index: Int, isUsers: Bool) {
    selected = max(0, min(index, rows.count - 1))
    selectedID = rows.id(selected)
    followsSelection = followsSelection || isUsers
    guard isUsers else { return }
    if let selection = view.selection, let tag = rows.tag(selected) {
      selection.wrappedValue = tag.base as? SelectionValue
    }
    graph.setNeedsFrame()
  }

  /// Moves the selection to the nearest selectable row.
  private func move(by step: Int) {
    let direction = step < 0 ? -1 : 1
    let target = max(0, min(selected + step, rows.count - 1))
    let found = selectableRow(from: target, direction) ?? selectableRow(from: target, -direction)
    guard let found, found != selected else {
      // Show the rows beyond the last selectable one.
      top = step < 0 ? 0 : max(top, rows.count - max(1, frame.height))
      graph.setNeedsFrame()
      return
    }
    select(found, isUsers: true)
  }

  private var isEndVisible: Bool { visible.last.map { $0.index == rows.count - 1 } ?? true }

  /// Returns the nearest selectable row in a direction.
  private func selectableRow(from index: Int, _ direction: Int) -> Int? {
    stride(from: index, through: direction < 0 ? 0 : rows.count - 1, by: direction).first {
      rows.isSelectable($0)
    }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? visibleWidth + barWidth
    return Size(width: width, height: proposal.height ?? estimatedHeight(width: max(0, width - barWidth)))
  }

  /// The number of columns for the bar at the selected row.
  private var barWidth: Int { environment.isInPane ? 1 : 0 }

  private var visibleWidth: Int {
    (0..<min(rows.count, 50)).reduce(1) { max($0, rowNode($1)?.sizeThatFits(.unspecified).width ?? 0) }
  }

  /// Returns the height of all rows. It is exact for as many rows as fit on a screen.
  private func estimatedHeight(width: Int) -> Int {
    let known = (0..<min(rows.count, 50)).reduce(0) { $0 + height($1, width: width) }
    return known + max(0, rows.count - 50)
  }

  private func height(_ index: Int, width: Int) -> Int {
    max(1, rowNode(index)?.sizeThatFits(ProposedSize(width: width, height: nil)).height ?? 1)
  }

  private func rowNode(_ index: Int) -> _AnyNode? {
    guard let id = rows.id(index), let place = rows.locate(index) else { return nil }
    if let node = nodes[id], current.contains(id), node.environment.id == rowEnvironment.id { return node }
    return makeNode(for: place.segment.view(place.position), id)
  }

  private var lastRowEnvironment: (outside: Int, inside: EnvironmentValues)?
  private var rowEnvironment: EnvironmentValues {
    if let lastRowEnvironment, lastRowEnvironment.outside == environment.id {
      return lastRowEnvironment.inside
    }
    var inside = environment
    inside.isInRow = true
    lastRowEnvironment = (environment.id, inside)
    return inside
  }

  private func makeNode<Row: View>(for view: Row, _ id: RowID) -> _AnyNode {
    current.insert(id)
    if let node = nodes[id] as? _Node<Row> {
      node.update(view, rowEnvironment)
      return node
    }
    nodes[id]?.unmount()
    let node = view._makeNode(_NodeContext(graph: graph, parent: self, environment: rowEnvironment))
    nodes[id] = node
    return node
  }

  override func place(in rect: Rect) {
    // If the list shrinks, a selected row that was visible stays visible.
    if rect.height < frame.height, visible.contains(where: { $0.index == selected }) {
      followsSelection = true
    }
    super.place(in: rect)
    let height = max(0, rect.height)
    let width = max(0, rect.width - barWidth - (rows.count > height || environment.reservesScrollBar ? 1 : 0))
    if followsSelection { showSelection(height: height, width: width) }
    top = max(0, min(top, rows.count - 1))
    visible = []
    var y = rect.minY
    var index = top
    while y < rect.maxY, index < rows.count {
      guard let node = rowNode(index) else { break }
      let size = node.sizeThatFits(ProposedSize(width: width, height: nil))
      let rowHeight = max(1, size.height)
      node.placeIfNeeded(in: Rect(x: rect.minX + barWidth, y: y, width: width, height: rowHeight))
      visible.append((index, node))
      y += rowHeight
      index += 1
    }
    fillFromAbove(rect, y: y, width: width)
    let kept = Set(visible.map { ObjectIdentifier($0.node) })
    for (id, node) in nodes where !kept.contains(ObjectIdentifier(node)) {
      node.unmount()
      nodes[id] = nil
    }
  }

  /// Shows earlier rows if the last row doesn't reach the bottom.
  private func fillFromAbove(_ rect: Rect, y: Int, width: Int) {
    var free = rect.maxY - y
    guard free > 0, top > 0 else { return }
    var first = top
    while first > 0, height(first - 1, width: width) <= free {
      free -= height(first - 1, width: width)
      first -= 1
    }
    guard first < top else { return }
    top = first
    let wasFollowing = followsSelection
    followsSelection = false
    place(in: rect)
    followsSelection = wasFollowing
  }

  /// Scrolls just far enough to show the selected row.
  private func showSelection(height: Int, width: Int) {
    followsSelection = false
    guard rows.count > 0 else { return }
    if selected <= top {
      // Rows above the first selectable one, such as a headline, are shown with it.
      top = selected
      while top > 0, !rows.isSelectable(top - 1) { top -= 1 }
      return
    }
    var first = selected
    var free = height - self.height(selected, width: width)
    // Rows below the last selectable one, such as a next-page row, are shown with it.
    if selectableRow(from: selected + 1, 1) == nil {
      let below = (selected + 1..<max(selected + 1, rows.count)).prefix(height)
      free -= min(free, below.reduce(0) { $0 + self.height($1, width: width) })
    }
    while first > top, free >= 0 {
      free -= self.height(first - 1, width: width)
      if free < 0 { break }
      first -= 1
    }
    top = max(top, first)
  }

  override func paint(_ canvas: Canvas) {
    let (inside, isLit) = (canvas.clipped(to: frame), isFocused || environment.keepsSelectionLit)
    for (index, node) in visible {
      node.paintPicture(inside)
      if index == selected, rows.isSelectable(index) {
        inside.highlight(node.frame, bar: barWidth, isFocused: isLit)
      }
    }
    guard rows.count > frame.height, frame.height > 0 else { return }
    let bar = ScrollBar(count: rows.count, first: top, visible: visible.count, isActive: isFocused)
    bar.paint(in: frame, inside)
  }

  // MARK: Keys and mouse

  /// The rows on the screen, as a border shows them: `1–31 of 250`; `nil` if all are.
  var position: String? {
    guard let first = visible.first?.index, let last = visible.last?.index, visible.count < rows.count else {
      return nil
    }
    // Rows such as the one that loads the next page don't count.
    let total = rows.segments.reduce(0) { $0 + ($1.isSelectable ? $1.count : 0) }
    return "\(first + 1)–\(min(last + 1, total)) of \(total)"
  }

  override var offeredKeys: [KeyPress] {
    rows.count == 0 ? [] : [.return, .downArrow, .upArrow, .end, .home].map { KeyPress($0) }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard rows.count > 0, key.modifiers.isEmpty else { return .ignored }
    let page = max(1, visible.count - 1)
    switch key.key {
    case .upArrow where selectableRow(from: selected - 1, -1) == nil && top == 0: return .ignored
    case .downArrow where selectableRow(from: selected + 1, 1) == nil && isEndVisible: return .ignored
    case .upArrow, "k": move(by: -1)
    case .downArrow, "j": move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home, "g": move(by: -rows.count)
    case .end, "G": move(by: rows.count)
    case .return: return activate()
    default: return .ignored
    }
    return .handled
  }

  private func activate() -> KeyPress.Result {
    guard let node = visible.first(where: { $0.index == selected })?.node else { return .ignored }
    return node.firstButton?.perform() ?? .ignored
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    switch event.kind {
    case .scrollUp: move(by: -3)
    case .scrollDown: move(by: 3)
    case .press:
      guard let row = visible.first(where: { $0.node.frame.contains(event.location) }),
        rows.isSelectable(row.index)
      else { return .ignored }
      if row.index == selected { return activate() }
      select(row.index, isUsers: true)
    case .release: return .ignored
    }
    return .handled
  }

  override func focusChanged() { graph.setNeedsFrame() }
}
