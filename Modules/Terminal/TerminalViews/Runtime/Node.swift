import ConcurrencyExtras

/// A view's runtime counterpart. It lives as long as the view keeps its identity.
@MainActor
public class _AnyNode {
  weak var parent: _AnyNode?
  unowned let graph: ViewGraph
  let depth: Int
  var environment: EnvironmentValues
  /// The rectangle of the node, in cells of the screen.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The number of the last visit that found the node on the screen.
  var lastVisit = 0
  private var tracker: ObservationTracker?
  private(set) var isUnmounted = false
  private(set) var isAppeared = false
  private var measured: [(proposal: ProposedSize, size: Size)] = []
  /// The nodes that a container lays out; `nil` if one of them has changed since they were collected.
  final var contained: [_AnyNode]?
  /// Whether the node has changed since it was placed.
  final var needsPlacement = true
  /// The number of ``ViewGraph/placementNumber`` when the node was last placed.
  final var placementNumber = 0
  /// The cells of a passive node as they were last drawn on a blank screen; `nil` if it has changed since.
  final var lastPicture: [Cell]?
  /// The last value of ``isPassive``; `nil` if the node or one below it has changed since.
  private var knownPassive: Bool?
  /// The number of ``ViewGraph/layoutNumber`` when the node was marked as changed.
  private(set) final var invalidated = 0

  init(_ context: _NodeContext) {
    parent = context.parent
    graph = context.graph
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1 + context.extraDepth
    graph.hasNewNodes = true
  }

  // MARK: The tree

  /// The nodes below, on the screen or not.
  var children: [_AnyNode] { [] }

  /// The children that are on the screen.
  var activeChildren: [_AnyNode] { children }

  /// The children whose preferences reach the views around.
  var preferenceChildren: [_AnyNode] { activeChildren }

  /// Whether inactive children are kept without disappearing.
  var keepsInactiveChildren: Bool { false }

  /// Returns whether a child that is inactive is kept without disappearing.
  func keepsInactive(_ child: _AnyNode) -> Bool { keepsInactiveChildren }

  /// The active children that receive keys; `nil` for all of them.
  var keyChildren: [_AnyNode]? { nil }

  /// Returns the node that has an identity here: the node itself, or that of an element; `nil` if there is none.
  func identified(_ id: AnyHashable) -> _AnyNode? { nil }

  /// The nodes that have an identity here.
  var identities: [(id: AnyHashable, node: _AnyNode)] { [] }

  /// The node with a key bar: the node itself, if it is one.
  var toolbar: (any ToolbarNode)? { nil }

  /// The node with a visible part of its content: the node itself, if it is one.
  var positioned: (any PositionedNode)? { nil }

  /// The node that it presents in front of everything else, if any.
  var modal: (any ModalNode)? { nil }

  /// The number of nodes below that set titles. To search when there are none took a tenth of the time of a key.
  var titleCount = 0
  /// The innermost title on the screen for a navigation bar.
  var innerTitle: String? { titleCount > 0 ? titleBelow : nil }

  /// The context for a child.
  var context: _NodeContext { _NodeContext(graph: graph, parent: self, environment: environment) }

  /// Removes the node. It isn't used again.
  func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    tracker = nil
    leaveScreen()
    for child in children { child.unmount() }
  }

  // MARK: Evaluation

  /// Evaluates the node again. It is called after a value read within ``tracked(_:)`` has changed.
  func refresh() {}

  /// Evaluates a closure, and calls ``refresh()`` once a value that it read has changed.
  final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    let (inbox, tracker) = (graph.inbox, tracker ?? ObservationTracker())
    self.tracker = tracker
    let past = environment.past
    return tracker.track {
      past.withSharedValues(evaluate)
    } onChange: { [weak self] in
      inbox.append(Invalidation(node: self, reading: $0))
    }
  }

  private var reading: Int { tracker?.number ?? 0 }

  final func isCurrent(_ invalidation: Invalidation) -> Bool {
    invalidation.reading == reading && !isUnmounted
  }

  /// Schedules a call of ``refresh()`` before the next frame.
  final func invalidate() {
    graph.inbox.append(Invalidation(node: self, reading: reading))
  }

  // MARK: Layout

  /// Adds the nodes that a container lays out: the node itself, or the nodes that it only groups.
  func appendLayoutNodes(_ nodes: inout [_AnyNode]) { nodes.append(self) }

  /// Returns the size that the node chooses for a proposal. It is called once per proposal until the node
  /// changes.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    for known in measured where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    graph.hasNewLayout = true
    // A stack within a stack proposes twelve sizes. A window that is being resized proposes ever new ones, so they aren't
    // all kept.
    if measured.count >= 16 { measured.removeAll(keepingCapacity: true) }
    measured.append((proposal, size))
    return size
  }

  /// Marks the node and its ancestors as needing to be measured and placed again.
  final func invalidateLayout() {
    if graph.hasNewLayout {
      graph.hasNewLayout = false
      graph.layoutNumber += 1
    }
    var next: _AnyNode? = self
    // Since an ancestor was marked, nothing has been measured or placed, so those above it are marked too.
    while let node = next, node.invalidated != graph.layoutNumber {
      node.invalidated = graph.layoutNumber
      node.measured.removeAll(keepingCapacity: true)
      node.needsPlacement = true
      node.contained = nil
      node.knownPassive = nil
      node.lastPicture = nil
      next = node.parent
    }
  }

  /// Returns the value that a view sets for the layout around it; `nil` if it sets none.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The number of nodes that may set positions for alignments: the node itself, and those below.
  var guideCount = 0

  /// Returns the position for an alignment of a node that may have one, itself or below. See ``guide(_:in:)``.
  func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? { nil }

  /// Places the node and the nodes below it. Containers call ``placeIfNeeded(in:)``.
  func place(in rect: Rect) { frame = rect }

  /// Whether a node of this kind only shows something: it receives no input, is notified of nothing, and looks
  /// different only after an update.
  var isInert: Bool { false }

  /// Whether the node and all nodes below it are inert. They needn't be visited after a frame.
  final var isPassive: Bool {
    if let knownPassive { return knownPassive }
    let isPassive = isInert && hasPassiveChildren
    knownPassive = isPassive
    graph.hasNewLayout = true
    return isPassive
  }

  /// Whether all children are passive. Nodes with one child don't make an array of it for that.
  var hasPassiveChildren: Bool { children.allSatisfy(\.isPassive) }

  /// The priority with which the node claims space in a stack.
  var layoutPriority: Double { 0 }

  /// Sets the axis of the container, for spacers and dividers.
  func setContainerAxis(_ axis: Axis) {}

  func paint(_ canvas: CellCanvas) {}

  // MARK: Events

  /// Whether the node can have the focus, also if only while no node within it can.
  var isFocusable: Bool { false }
  var isFocusableIfEmpty: Bool { false }

  /// Whether a control in the node is focused first, rather than the node.
  var yieldsFocus: Bool { false }

  /// The kind of control, which decides whether it gets the focus before a key has moved it.
  var focusKind: FocusKind { .other }

  func handle(_ key: KeyPress) -> KeyPress.Result { .ignored }

  func handle(paste text: String) -> KeyPress.Result { .ignored }

  func handle(_ event: MouseEvent) -> KeyPress.Result { .ignored }

  /// Returns the nodes within that may be below the pointer at a place.
  func mouseChildren(at point: Point) -> [_AnyNode] { activeChildren }

  /// Whether the node gets the press of the mouse's button before the nodes within.
  var handlesMouseFirst: Bool { false }

  /// Responds to gaining or losing the focus.
  func focusChanged() {}

  /// Whether ``handle(_:)`` is called even if the focus is elsewhere.
  var handlesKeysAnywhere: Bool { false }

  /// Whether ``handle(_:)`` is called even while a modal view is shown that doesn't contain the node.
  var handlesKeysAlways: Bool { false }

  /// The keys to show in the key bar while the node has the focus, because it takes all letters; `nil` if it doesn't.
  var typingHints: [KeyHint]? { nil }

  /// The name in the key bar of what Escape does; `nil` if it does nothing.
  var escapeTitle: String? { nil }

  /// The keys that do something now, for simulated users.
  var offeredKeys: [KeyPress] { [] }

  // MARK: Speech

  /// The words of a screen reader for the node; `nil` if there are only those for the nodes within.
  var spoken: Spoken? { nil }

  /// The nodes within that a screen reader tells.
  var spokenChildren: [_AnyNode] { activeChildren }

  /// The words for the node while it has the focus.
  var spokenFocus: String { spoken?.text ?? spokenTexts.joined(separator: ", ") }

  // MARK: Appearing and disappearing

  /// Whether the node is notified when it appears and disappears.
  var tracksLifecycle: Bool { false }

  /// Responds to appearing on the screen.
  func appeared() {}
  func disappeared() {}
  final func enterScreen() {
    guard tracksLifecycle, !isAppeared, !isUnmounted else { return }
    isAppeared = true
    responding(appeared)
  }

  final func leaveScreen() {
    guard isAppeared else { return }
    isAppeared = false
    responding(disappeared)
  }
}
