/// The node of a list.
///
/// It accesses its rows by index and makes nodes only for those on the screen. The scroll position is the
/// index of the first visible row, so it doesn't depend on the heights of rows off the screen.
final class ListNode<SelectionValue: Hashable, Content: View>: _Node<List<SelectionValue, Content>>,
  PositionedNode, ScrollingNode, RowSelecting
{
  private(set) var rows = _RowList()
  private let (outline, bodies) = (RowOutline(), RowBodies())
  var nodes: [RowID: _AnyNode] = [:]
  /// The nodes that are up to date, by the indices of their rows. The others are updated when they are next needed.
  private var current: [Int: _AnyNode] = [:]
  var visible: [(index: Int, node: _AnyNode)] = []
  private(set) var selected = 0
  private var selectedID: RowID?
  /// Whether no row is lit, because none has the value that the binding names.
  private(set) var isSelectionElsewhere = false
  /// The tags of the chosen rows if the list has more than one selection.
  private(set) var chosen: Set<SelectionValue> = []
  /// The row to scroll to, and the place for it.
  var target: (index: Int, anchor: UnitPoint?)?
  /// Whether the rows are being edited.
  private(set) var isEditing = false
  var editing: _Node<ToolbarView<EmptyView, EditBar>>?
  var top = 0 { didSet { if top != oldValue { skipped = 0 } } }
  /// The lines of the first visible row that are above the list, if the row is taller than the list.
  var skipped = 0
  var followsSelection = false
  /// The line of the scroll bar's thumb that the mouse holds.
  var grip: Int?
  /// The selected row of the last frame, and the row selected before it with the part of its bar that is left.
  private var lit: RowID?
  private var fading: (row: RowID, bar: Moving<Double>)?

  override init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
    super.init(view, context)
    outline.changed = { [weak self] in self?.collectAgain() }
    (bodies.changed, bodies.list) = (outline.changed, self)
    collect()
  }

  override var children: [_AnyNode] { Array(nodes.values) + bodies.all + (editing.map { [$0] } ?? []) }
  override var positioned: (any PositionedNode)? { self }
  override var activeChildren: [_AnyNode] { visible.map(\.node) + bodies.beside + editors }
  override var keyChildren: [_AnyNode]? {
    (selectedNode.map { [$0] } ?? []) + bodies.beside + editors
  }
  /// The keys that change the rows, while the list has the focus.
  private var editors: [_AnyNode] { isFocused && editBar.isUseful ? editing.map { [$0] } ?? [] : [] }
  override var isFocusable: Bool { environment.isEnabled && rows.count > 0 }
  override var focusKind: FocusKind { .control }
  /// Rows have no titles. Several together may have one.
  override var innerTitle: String? { bodies.beside.lazy.compactMap(\.innerTitle).first }

  override func update(_ view: List<SelectionValue, Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    // Rows receive a new environment when they are drawn.
    collect()
  }

  override func refresh() { readSelection() }

  func collect() {
    tellSelection()
    let old = selected
    (rows, current) = (_RowList(outline: outline, bodies: bodies), [:])
    bodies.collect { EnvironmentValues.with(environment) { view.content._collectRows(&rows) } }
    if environment.groupsSections { rows.separateSections() }
    if let selectedID, let index = rows.index(of: selectedID, near: selected), index != selected {
      // In another order, a selected row that was visible stays visible.
      followsSelection = followsSelection || visible.contains { $0.index == selected }
      selected = index
    }
    readSelection()
    select(selected, isUsers: false)
    selectNearestSelectableRow()
    removeGoneRows(shift: selected - old)
    for (index, node) in visible {
      guard let id = rows.id(index), nodes[id] === node, let place = rows.locate(index) else { continue }
      current[index] = makeNode(for: place.segment.view(place.position), id)
    }
  }

  /// Reads the tags of the chosen rows.
  func readChosen() {
    guard let selections = view.selections else { return }
    chosen = tracked {
      readEditing()
      return selections.wrappedValue
    }
  }

  /// Reads whether rows are being edited. It is read together with the selection: what is read last is followed.
  private func readEditing() {
    isEditing = isEditable && environment.editMode?.wrappedValue.isEditing == true
  }

  /// Selects the row named by the binding, if any.
  private func readSelection() {
    if view.selections != nil { return readChosen() }
    guard let selection = view.selection else {
      if isEditable { tracked(readEditing) } else { isEditing = false }
      return
    }
    let value = tracked {
      readEditing()
      return selection.wrappedValue
    }
    environment.navigator?.columnSelection?.follow(value.map { AnyHashable($0) }, in: self)
    let isHere = value == nil || self.value(selected) == value
    let index = isHere ? nil : value.flatMap { rows.index(ofTag: AnyHashable($0)) }
    isSelectionElsewhere = !isHere && index == nil && environment.lightsOnlySelection
    guard let index else { return }
    select(index, isUsers: false)
    followsSelection = true
  }

  func select(_ index: Int, isUsers: Bool) {
    selected = max(0, min(index, rows.count - 1))
    selectedID = rows.id(selected)
    followsSelection = followsSelection || isUsers
    guard isUsers else { return }
    isSelectionElsewhere = false
    environment.navigator?.columnSelection?.willSelect(value(selected).map { AnyHashable($0) })
    if let selection = view.selection, rows.tag(selected) != nil { selection.wrappedValue = value(selected) }
    // The past can't be changed, so the selection is what it was.
    if environment.isPast { readSelection() }
    setNeedsFrame()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let beside = leading + handleWidth
    let width = proposal.width ?? visibleWidth + beside
    return Size(width: width, height: proposal.height ?? estimatedHeight(width: max(0, width - beside)))
  }

  func rowNode(_ index: Int) -> _AnyNode? {
    if let node = current[index], node.environment.id == rowEnvironment.id { return node }
    guard let id = rows.id(index), let place = rows.locate(index) else { return nil }
    let node = makeNode(for: place.segment.view(place.position), id)
    current[index] = node
    return node
  }

  private var lastRowEnvironment: (outside: Int, inside: EnvironmentValues)?
  var rowEnvironment: EnvironmentValues {
    if let lastRowEnvironment, lastRowEnvironment.outside == environment.id {
      return lastRowEnvironment.inside
    }
    var inside = environment
    inside.isInRow = true
    lastRowEnvironment = (environment.id, inside)
    return inside
  }

  override func place(in rect: Rect) {
    // If the list shrinks, a selected row that was visible stays visible.
    if rect.height < frame.height, visible.contains(where: { $0.index == selected }) {
      followsSelection = true
    }
    super.place(in: rect)
    let (height, edge) = (max(0, rect.height), Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 0))
    let barWidth = rows.count > height || environment.reservesScrollBar ? 1 : 0
    let width = max(0, rect.width - leading - handleWidth - barWidth)
    if followsSelection { showSelection(height: height, width: width) }
    if let target { show(target.index, at: target.anchor, height: height, width: width) }
    target = nil
    (top, visible) = (max(0, min(top, rows.count - 1)), [])
    for node in bodies.beside { node.placeIfNeeded(in: edge) }
    limitSkipped(height: height, width: width)
    var (y, index) = (rect.minY - skipped, top)
    while y < rect.maxY, index < rows.count {
      guard let node = rowNode(index) else { break }
      let rowHeight = max(1, node.sizeThatFits(ProposedSize(width: width, height: nil)).height)
      node.placeIfNeeded(in: Rect(x: rect.minX + leading, y: y, width: width, height: rowHeight))
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
    current = current.filter { kept.contains(ObjectIdentifier($0.value)) }
    updateEditing()
  }

  override func paint(_ canvas: CellCanvas) {
    if canvas.skips(frame) { return }
    let (inside, isLit) = (canvas.clipped(to: frame), isFocused || environment.keepsSelectionLit)
    for (index, node) in visible {
      node.paintPicture(inside)
      var row = node.frame
      if markWidth + handleWidth > 0 {
        paintMarks(index, row, inside)
        row = row.inset(by: EdgeInsets(leading: -markWidth, trailing: -handleWidth))
      }
      if index == selected, !isSelectionElsewhere, isSelectable(index) {
        inside.highlight(row, bar: barWidth, isFocused: isLit, instead: node.rowColor)
      }
    }
    if barWidth > 0 { fadeBar(isLit, inside) }
    scrollBar?.paint(in: frame, inside)
  }

  /// Draws the bar of the row that has been left, while it fades. Rows that were selected between two frames have none.
  /// The tint doesn't fade: each step would write the whole row.
  private func fadeBar(_ isLit: Bool, _ canvas: CellCanvas) {
    let time = graph.motion.time
    let selectedID = isSelectionElsewhere ? nil : selectedID
    if lit != selectedID {
      if let lit, graph.motion.isEnabled {
        fading = (lit, Moving(0.6))
        fading?.bar.move(to: 0, .easeOut(duration: 0.1), at: time)
      }
      lit = selectedID
    }
    guard let fading, fading.bar.isMoving(at: time),
      fading.row != selectedID, let place = nodes[fading.row]?.frame
    else { return }
    graph.motion.keepMoving(self, in: place)
    canvas.putBar(place, x: frame.minX, isLit, faded: 1 - fading.bar.value(at: time))
  }

  // MARK: Keys and mouse

  override var spoken: Spoken? {
    environment.isInPane || rowCount == 0 ? nil : .title(SpokenText.count(rowCount))
  }
  override var spokenChildren: [_AnyNode] { visible.filter { !isSelectable($0.index) }.map(\.node) }
  override var spokenFocus: String { spokenRow }

  override var offeredKeys: [KeyPress] {
    guard rows.count > 0 else { return [] }
    let keys: [KeyEquivalent] = [.return, .downArrow, .upArrow, .end, .home]
    return (keys + (view.selections == nil ? [] : [.space])).map { KeyPress($0) }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard rows.count > 0 else { return .ignored }
    if isSelectionElsewhere, selectRow(for: key) == .handled { return .handled }
    // No key acts on a row that the wheel has scrolled away.
    if key.key == .return || key.key == .space, showSelection() { return .handled }
    if view.selections != nil, choose(key) { return .handled }
    guard key.modifiers.isEmpty else { return .ignored }
    let page = max(1, visible.count - 1)
    switch key.key {
    case .upArrow where selectableRow(from: selected - 1, -1) == nil && isStartVisible:
      return .ignored
    case .downArrow where selectableRow(from: selected + 1, 1) == nil && isEndVisible: return .ignored
    case .upArrow, "k": move(by: -1)
    case .downArrow, "j": move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home, "g": move(by: -rows.count - 1)
    case .end, "G": move(by: rows.count + 1)
    case .return:
      let result = activate()
      return focusNextColumn() == .handled ? .handled : result
    default: return .ignored
    }
    return .handled
  }

  override func mouseChildren(at point: Point) -> [_AnyNode] {
    visible.filter { $0.node.frame.minY..<$0.node.frame.maxY ~= point.y }.map(\.node) + editors
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    switch event.kind {
    case .scrollUp: return scroll(lines: -3)
    case .scrollDown: return scroll(lines: 3)
    case .press where pressScrollBar(event) || pressMark(at: event.location): break
    case .press:
      guard let row = visible.first(where: { $0.node.frame.contains(event.location) }),
        isSelectable(row.index)
      else { return .ignored }
      if row.index == selected, !isSelectionElsewhere { return activate() }
      select(row.index, isUsers: true)
      if view.selections != nil { toggle(row.index) }
    case .release, .drag, .move: return .ignored
    }
    return .handled
  }

  override func focusChanged() { setNeedsFrame() }
}
