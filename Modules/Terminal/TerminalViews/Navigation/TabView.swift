/// Several screens below a bar with their names. One of them is shown.
///
/// `[`, `]` and the digits switch between them, and so do Tab and Shift-Tab after the last and the first pane or field.
/// A tab that has been shown keeps its scroll position and
/// selection while others are shown, and its tasks keep running. If the bar has no room for all names, it shows those
/// around the selected tab, between `‹` and `›`.
///
/// ```swift
/// TabView(selection: $store.selectedTab) {
///   ProfileView(store: profile).tabItem { Text("Profile") }.tag(Tab.profile)
///   CoinsView(store: coins).tabItem { Text("Coins") }.tag(Tab.coins)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The tag of the selected tab; `nil` if the view keeps the selection itself.
  let selection: Binding<SelectionValue>?
  let content: Content
  let name: String
  let accessory: AnyView?

  /// - Parameters:
  ///   - selection: The tag of the selected tab.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
    name = ""
    accessory = nil
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { TabNode(self, context) }
}

private final class TabNode<SelectionValue: Hashable, Content: View>: _Node<TabView<SelectionValue, Content>>,
  CommandSectionNode
{
  private var rows = _RowList()
  /// The nodes of the tabs that have been shown.
  private var nodes: [RowID: _AnyNode] = [:]
  private var labels: [_AnyNode] = []
  private var accessory: _Node<AnyView>?
  private var selected = 0
  private var barFrames: [(index: Int, frame: Rect)] = []
  /// The first tab in the bar, while there isn't room for all.
  private var firstVisible = 0

  override init(_ view: TabView<SelectionValue, Content>, _ context: _NodeContext) {
    super.init(view, context)
    accessory = view.accessory?._makeNode(self.context)
    collect()
  }

  override var children: [_AnyNode] {
    labels + (accessory.map { [$0] } ?? [])
      + (0..<rows.count).compactMap { rows.id($0).flatMap { nodes[$0] } }
  }
  override var activeChildren: [_AnyNode] { selectedNode.map { [$0] } ?? [] }
  override var keepsInactiveChildren: Bool { true }
  override var handlesKeysAnywhere: Bool { true }

  override func update(_ view: TabView<SelectionValue, Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if let new = view.accessory { accessory?.update(new, environment) }
    collect()
  }

  override func refresh() { select() }

  private func collect() {
    rows = _RowList()
    rows.listsElements = true
    EnvironmentValues.with(environment) { view.content._collectRows(&rows) }
    for label in labels { label.unmount() }
    labels = (0..<rows.count).map { index in
      let label = rows.locate(index)?.segment.label ?? AnyView(Text(index < 9 ? "" : "\(index + 1)"))
      return label._makeNode(context)
    }
    let previous = nodes
    nodes = [:]
    for index in 0..<rows.count {
      guard let id = rows.id(index), let node = previous[id] else { continue }
      nodes[id] = node
      makeNode(at: index)
    }
    for (id, node) in previous where nodes[id] == nil { node.unmount() }
    select()
  }

  private var selectedNode: _AnyNode? { rows.id(selected).flatMap { nodes[$0] } }

  private func select() {
    let tag = tracked { view.selection.map { AnyHashable($0.wrappedValue) } }
    selected = tag.flatMap { rows.index(ofTag: $0) } ?? min(selected, max(0, rows.count - 1))
    if selectedNode == nil { makeNode(at: selected) }
  }

  /// Updates the node of a tab, or makes it.
  private func makeNode(at index: Int) {
    guard let id = rows.id(index), let place = rows.locate(index) else { return }
    makeNode(for: place.segment.view(place.position), id)
  }

  private func makeNode<Tab: View>(for tab: Tab, _ id: RowID) {
    if let node = nodes[id] as? _Node<Tab> { return node.update(tab, environment) }
    nodes[id]?.unmount()
    nodes[id] = tab._makeNode(context)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = selectedNode?.sizeThatFits(proposal.inset(0, 1)) ?? .zero
    return Size(width: proposal.width ?? inside.width, height: proposal.height ?? inside.height + 1)
  }

  override func place(in rect: Rect) {
    super.place(in: rect)
    guard let node = selectedNode else { return }
    node.placeAtTop(of: rect.inset(by: EdgeInsets(top: 1)))
  }

  override func paint(_ canvas: CellCanvas) {
    if labels.indices.contains(selected) {
      graph.windowTitle = labels[selected].plainText + (view.name.isEmpty ? "" : " – \(view.name)")
    }
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
    if !canvas.skips(bar) { paintBar(canvas.clipped(to: bar)) }
    selectedNode?.paint(canvas.clipped(to: frame.inset(by: EdgeInsets(top: 1))))
  }

  override var spoken: Spoken? {
    guard labels.indices.contains(selected) else { return nil }
    return .title("\(labels[selected].plainText), tab \(selected + 1) of \(labels.count)")
  }

  /// Draws the numbers and names of the tabs, or of those around the selected one.
  private func paintBar(_ canvas: CellCanvas) {
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
    canvas.fill(bar, style: CellStyle(background: .bar))
    defer {
      // The selected tab, too: behind a sheet it isn't inverse.
      canvas.restyle(bar) { style in
        if style.background == nil { style.background = .bar }
      }
    }
    let numbers = labels.indices.map { $0 < 9 ? " \($0 + 1) " : " " }
    let names = labels.map { $0.sizeThatFits(.unspecified).width }
    let widths = labels.indices.map { numbers[$0].count + names[$0] + 1 }
    let total = widths.reduce(0, +)
    // While there isn't room for all tabs, the accessory keeps its smallest size.
    let room = total <= frame.width ? frame.width : frame.width - smallestAccessory
    let visible = visibleTabs(widths, room)
    barFrames = []
    var x = frame.minX
    paintEnds(frame.width - min(total, room), &x, canvas)
    if visible.lowerBound > 0 { paintMark("‹", leadingTo: visible.lowerBound - 1, &x, canvas) }
    for index in visible {
      let place = Rect(x: x, y: frame.minY, width: min(widths[index], max(0, frame.maxX - x)), height: 1)
      let isSelected = index == selected
      canvas.put(
        numbers[index],
        style: CellStyle(attributes: isSelected ? .bold : .dim),
        x: x,
        y: frame.minY
      )
      let (label, start) = (labels[index], x + numbers[index].count)
      label.placeIfNeeded(in: Rect(x: start, y: frame.minY, width: names[index], height: 1))
      label.paint(canvas)
      if isSelected {
        canvas.restyle(place) { style in
          style.foreground = .accentColor
          style.attributes.formUnion([.bold, .inverse])
        }
      }
      barFrames.append((index, place))
      x += widths[index]
    }
    if visible.upperBound < labels.count {
      x = max(x, frame.minX + room - 1)
      paintMark("›", leadingTo: visible.upperBound, &x, canvas)
    }
  }

  /// The width of the smallest accessory with its margins; 0 without one, and in a bar that has no room for it.
  private var smallestAccessory: Int {
    guard let accessory, frame.width >= 40 else { return 0 }
    return min(accessory.sizeThatFits(ProposedSize(width: 3, height: 1)).width, 3) + 2
  }

  /// The columns that an accessory has before the name of the app is shown, with its margins.
  private static var accessoryRoom: Int { 15 }

  /// Draws the name of the app and the accessory as far as there is room beside the tabs. The size of the accessory
  /// doesn't decide about the name, so that the tabs stay where they are when it changes.
  private func paintEnds(_ room: Int, _ x: inout Int, _ canvas: CellCanvas) {
    var room = room
    let name = view.name.isEmpty ? "" : " ◆ \(view.name)  "
    let width = TextWidth.of(name)
    if !name.isEmpty, width + (accessory == nil ? 0 : Self.accessoryRoom) <= room {
      canvas.put(name, style: CellStyle(foreground: .accentColor, attributes: .bold), x: x, y: frame.minY)
      x += width
      room -= width
    }
    guard let accessory, room >= 3 else { return }
    let size = accessory.sizeThatFits(ProposedSize(width: room - 2, height: 1))
    let shown = min(size.width, room - 2)
    accessory.placeIfNeeded(in: Rect(x: frame.maxX - shown - 1, y: frame.minY, width: shown, height: 1))
    accessory.paint(canvas)
  }

  /// Draws the mark of hidden tabs. A click on it selects the nearest of them.
  private func paintMark(_ mark: String, leadingTo index: Int, _ x: inout Int, _ canvas: CellCanvas) {
    canvas.put(mark, style: CellStyle(attributes: .dim), x: x, y: frame.minY)
    barFrames.append((index, Rect(x: x, y: frame.minY, width: 1, height: 1)))
    x += 2
  }

  /// Returns the tabs that fit in the bar. It moves no further than needed to show the selected one.
  private func visibleTabs(_ widths: [Int], _ room: Int) -> Range<Int> {
    func fits(_ range: Range<Int>) -> Bool {
      let marks = (range.lowerBound > 0 ? 2 : 0) + (range.upperBound < widths.count ? 2 : 0)
      return widths[range].reduce(0, +) + marks <= room
    }
    guard !fits(0..<widths.count) else { return 0..<widths.count }
    var first = min(firstVisible, selected)
    while first < selected, !fits(first..<selected + 1) { first += 1 }
    var end = selected + 1
    while end < widths.count, fits(first..<end + 1) { end += 1 }
    while first > 0, fits(first - 1..<end) { first -= 1 }
    firstVisible = first
    return first..<end
  }

  // MARK: Keys and mouse

  override var offeredKeys: [KeyPress] {
    [KeyPress(.tab)] + (0..<min(rows.count, 9)).map { KeyPress(KeyEquivalent(Character("\($0 + 1)"))) }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard rows.count > 0 else { return .ignored }
    if key.key == .tab, key.modifiers.isSubset(of: .shift) {
      let step = key.modifiers.isEmpty ? 1 : -1
      if graph.focus.advance(by: step, wraps: false, graph) == .handled { return .handled }
      if step > 0, graph.focus.leaveSearch(graph) == .handled { return .handled }
      choose((selected + (key.modifiers.isEmpty ? 1 : rows.count - 1)) % rows.count)
      // Tab leads on to the first control of the next tab, after its search line, and Shift-Tab to the last of the
      // one before.
      select()
      if let selectedNode {
        graph.focus.request(within: selectedNode, last: step < 0, avoidsSearch: true, graph)
      }
      return .handled
    }
    if key.modifiers.isEmpty, key.characters == "[" || key.characters == "]" {
      choose((selected + (key.characters == "]" ? 1 : rows.count - 1)) % rows.count)
      return .handled
    }
    guard key.modifiers.isEmpty, let number = key.text.flatMap({ Int($0) }),
      (1...min(rows.count, 9)).contains(number)
    else { return .ignored }
    choose(number - 1)
    return .handled
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press,
      let tab = barFrames.first(where: { $0.frame.contains(event.location) })
    else { return .ignored }
    choose(tab.index)
    return .handled
  }

  /// The tabs. Those that haven't been shown yet are made, so that their commands are known.
  var commandSections: [CommandSection] {
    (0..<rows.count).compactMap { index in
      guard let id = rows.id(index) else { return nil }
      if nodes[id] == nil { makeNode(at: index) }
      return nodes[id].map { node in
        CommandSection(
          title: labels[index].plainText,
          key: index < 9 ? "\(index + 1)" : "",
          node: node,
          isShown: index == selected,
          show: { [weak self] in self?.choose(index) }
        )
      }
    }
  }

  private func choose(_ index: Int) {
    guard let selection = view.selection else {
      selected = index
      select()
      setNeedsFrame()
      return invalidateLayout()
    }
    if let value = rows.tag(index).flatMap({ $0.base as? SelectionValue }) { selection.wrappedValue = value }
  }
}
