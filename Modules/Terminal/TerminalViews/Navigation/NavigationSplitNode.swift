/// The node of a split view. Its columns are numbered from the sidebar on.
final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>: _Node<
  NavigationSplitView<Sidebar, Content, Detail>
>
{
  private var sidebar: _Node<SplitColumn<Sidebar>>?
  private var content: _Node<SplitColumn<Content>>?
  private var detail: _Node<SplitColumn<Detail>>?
  /// The screens that links have put in the columns.
  private var opened: [NavigationSplitViewColumn: Navigator.Item] = [:]
  private var links: [Navigator] = []
  private let destinations = Navigator(isShared: true)
  private var lastInside: (outside: Int, inside: EnvironmentValues)?
  /// The column on a narrow screen, if the view has no binding to it.
  private var keptColumn = NavigationSplitViewColumn.sidebar
  private var column = NavigationSplitViewColumn.sidebar
  private var visibility = NavigationSplitViewVisibility.automatic
  private var isCompact = true

  private static var smallestWidth: Int { 100 }

  override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _NodeContext) {
    super.init(view, context)
    links = kinds.dropFirst().enumerated().map { index, next in
      let links = Navigator()
      links.joinSplitView(of: destinations)
      links.push = { [weak self] in self?.open($0, in: next) }
      links.showSelection = { [weak self] in self?.open(nil, in: next) ?? .ignored }
      links.focusNextColumn = { [weak self] in self?.focus(next) ?? .ignored }
      let selection = ColumnSelection()
      selection.changed = { [weak self] in self?.selectionChanged($0, in: index) }
      links.columnSelection = selection
      return links
    }
    refresh()
  }

  private var kinds: [NavigationSplitViewColumn] {
    view.content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  override var children: [_AnyNode] { [sidebar, content, detail].compactMap { $0 } }
  override var activeChildren: [_AnyNode] { shown.map { children[$0] } }

  /// Returns whether a column is before those on the screen. A column after them has been left.
  override func keepsInactive(_ child: _AnyNode) -> Bool {
    children.firstIndex { $0 === child }.map { $0 < shown.lowerBound } ?? false
  }

  /// The columns on the screen.
  private var shown: Range<Int> {
    let count = kinds.count
    if isCompact { return current..<current + 1 }
    return switch visibility {
    case .automatic, .all: 0..<count
    case .doubleColumn: count - 2..<count
    case .detailOnly: count - 1..<count
    }
  }

  /// The column on a narrow screen.
  private var current: Int { kinds.firstIndex(of: column) ?? 0 }

  // MARK: Evaluation

  override func update(
    _ view: NavigationSplitView<Sidebar, Content, Detail>,
    _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    refresh()
  }

  override func refresh() {
    let old = current
    defer {
      // After a row that a search has found is opened, keys are for the row.
      if isCompact, current > old { graph.focus.forgetSearch() }
    }
    (column, visibility) = tracked {
      (view.column?.wrappedValue ?? keptColumn, view.visibility?.wrappedValue ?? .automatic)
    }
    if !frame.isEmpty { coverSearch() }
    updateColumn(&sidebar, view.sidebar, .sidebar)
    if let content = view.content { updateColumn(&self.content, content, .content) }
    updateColumn(&detail, view.detail, .detail)
    invalidateLayout()
  }

  private func updateColumn<Inner: View>(
    _ node: inout _Node<SplitColumn<Inner>>?,
    _ inner: Inner,
    _ kind: NavigationSplitViewColumn
  ) {
    let view = SplitColumn(
      content: inner,
      opened: opened[kind],
      destinations: destinations,
      links: zip(kinds, links).first { $0.0 == kind }?.1,
      isFirst: kind == .sidebar,
      back: { [weak self] in _ = self?.goBack() }
    )
    if let node { return node.update(view, columnEnvironment) }
    node = view._makeNode(_NodeContext(graph: graph, parent: self, environment: columnEnvironment))
  }

  private var columnEnvironment: EnvironmentValues {
    if let lastInside, lastInside.outside == environment.id { return lastInside.inside }
    var inside = environment
    inside.navigator = destinations
    lastInside = (environment.id, inside)
    return inside
  }

  // MARK: Columns

  /// Shows a screen in a column, or the column's content, and the content of those after it.
  ///
  /// - Returns: Whether another column is on the screen.
  @discardableResult
  private func open(_ item: Navigator.Item?, in kind: NavigationSplitViewColumn) -> KeyPress.Result {
    for later in kinds.drop(while: { $0 != kind }) { opened[later] = nil }
    opened[kind] = item
    invalidate()
    if column != kind, item != nil || isCompact { show(kind) }
    return isCompact ? .handled : .ignored
  }

  /// Follows the selection in a column, on a narrow screen whose column the view keeps itself.
  private func selectionChanged(_ isSelected: Bool, in index: Int) {
    guard isCompact, !frame.isEmpty, view.column == nil else { return }
    if isSelected, index == current { open(nil, in: kinds[index + 1]) }
    if !isSelected, index < current { show(kinds[index]) }
  }

  /// Shows what the lists have selected from the start.
  private func showFirstSelection() {
    guard isCompact, view.column == nil else { return }
    while current < links.count, links[current].columnSelection?.isSelected == true {
      keptColumn = kinds[current + 1]
      column = keptColumn
    }
  }

  private func show(_ kind: NavigationSplitViewColumn) {
    keptColumn = kind
    view.column?.wrappedValue = kind
    invalidate()
    setNeedsFrame()
  }

  /// Shows the column before, or moves the focus there.
  private func goBack() -> KeyPress.Result {
    if isCompact {
      guard current > 0 else { return .ignored }
      let index = current - 1
      show(kinds[index])
      if view.column == nil, !environment.isPast { links[index].columnSelection?.end() }
      return .handled
    }
    guard let focused = focusedColumn else { return .ignored }
    graph.focus.resign(within: focused, graph)
    // A narrow screen then shows the column before. The past stays as it is.
    if !environment.isPast, let index = children.firstIndex(where: { $0 === focused }), current >= index {
      show(kinds[index - 1])
    }
    return .handled
  }

  /// Moves the focus to a column, if it is beside the one before.
  private func focus(_ kind: NavigationSplitViewColumn) -> KeyPress.Result {
    guard !isCompact, let index = kinds.firstIndex(of: kind), shown.contains(index) else { return .ignored }
    let column = children[index]
    graph.focus.request(within: column, waits: false, graph)
    return graph.focus.hasFocusable(within: column) ? .handled : .ignored
  }

  /// The column with the focus, if there is one before it on the screen.
  private var focusedColumn: _AnyNode? {
    graph.focus.focused.flatMap { activeChildren.dropFirst().first(where: $0.isWithin) }
  }

  override var handlesKeysAnywhere: Bool { !isCompact || current > 0 }
  /// Going back on a narrow screen changes the state with the column, which the past doesn't allow.
  override var escapeTitle: String? {
    let leadsBack =
      isCompact ? current > 0 && !(environment.isPast && view.column != nil) : focusedColumn != nil
    return leadsBack ? "Back" : nil
  }
  override var offeredKeys: [KeyPress] { escapeTitle == nil ? [] : [KeyPress(.escape)] }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    key.key == .escape && key.modifiers.isEmpty ? goBack() : .ignored
  }

  /// Hides the search line around while the first column, which it searches, isn't on the screen.
  private func coverSearch() {
    environment.searchState?.setCovered(isCompact && current > 0, by: ObjectIdentifier(self))
  }

  override func unmount() {
    environment.searchState?.setCovered(false, by: ObjectIdentifier(self))
    super.unmount()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = sidebar?.sizeThatFits(proposal) ?? .zero
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func place(in rect: Rect) {
    let isFirst = frame.isEmpty
    frame = rect
    let isNarrow = rect.width < Self.smallestWidth
    let lowerHeight = isNarrow && kinds.count == 2 ? detail?.columnHeight : nil
    isCompact = isNarrow && lowerHeight == nil
    if isFirst { showFirstSelection() }
    coverSearch()
    let nodes = activeChildren
    if let lowerHeight, nodes.count == 2 { return place(nodes, in: rect, lowerHeight: lowerHeight) }
    let widths = isCompact ? [rect.width] : widths(of: nodes, in: rect.width)
    var x = rect.minX
    for (node, width) in zip(nodes, widths) {
      node.placeAtTop(of: Rect(x: x, y: rect.minY, width: width, height: rect.height))
      x += width
    }
  }

  /// Places two columns one above the other. The lower one has at most half of the height.
  private func place(_ nodes: [_AnyNode], in rect: Rect, lowerHeight: Int) {
    let lower = min(lowerHeight, rect.height - rect.height / 2)
    for (node, edge) in zip(nodes, [EdgeInsets(bottom: lower), EdgeInsets(top: rect.height - lower)]) {
      node.placeAtTop(of: rect.inset(by: edge))
    }
  }

  /// Returns the widths of columns. One without a width, if possible the detail, gets what the others leave.
  private func widths(of nodes: [_AnyNode], in total: Int) -> [Int] {
    let shares = nodes.count == 3 ? [total / 4, total * 3 / 8, 0] : [total * 3 / 5, 0]
    let wishes = nodes.map(\.columnWidth)
    var widths = zip(wishes, shares).map { $0?.ideal ?? $1 }
    guard let rest = wishes.lastIndex(where: { $0 == nil }) ?? nodes.indices.last else { return [] }
    widths[rest] = 0
    let least = wishes[rest]?.min ?? 20
    // If too little is left, the columns with a width get narrower, from the last one on.
    for index in nodes.indices.reversed() where index != rest {
      let missing = least - (total - widths.reduce(0, +))
      let spare = widths[index] - (wishes[index]?.min ?? 20)
      widths[index] -= max(0, min(missing, spare))
    }
    widths[rest] = max(0, total - widths.reduce(0, +))
    return widths
  }

  override func paint(_ canvas: CellCanvas) {
    for node in activeChildren where !canvas.skips(node.frame) { node.paint(canvas.clipped(to: node.frame)) }
  }
}
