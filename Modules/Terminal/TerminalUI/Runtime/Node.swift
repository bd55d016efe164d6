import ComposableArchitecture

/// What stands for a view on the screen: it lives as long as the view keeps its identity.
@MainActor
public class _AnyNode {
  weak var parent: _AnyNode?
  unowned let graph: ViewGraph
  let depth: Int
  var environment: EnvironmentValues
  /// Where the node was placed, in cells of the screen.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The last frame in which the node was on the screen.
  var lastVisit = 0
  private var tracker: ObservationTracker?
  private(set) var isUnmounted = false
  private(set) var isAppeared = false
  private var measured: [(proposal: ProposedSize, size: Size)] = []
  /// Whether something in the node has changed since it was placed.
  private(set) var needsPlacement = true

  init(_ context: _NodeContext) {
    parent = context.parent
    graph = context.graph
    environment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
  }

  // MARK: The tree

  /// All nodes below, on the screen or not.
  var children: [_AnyNode] { [] }

  /// Those of them that are on the screen.
  var activeChildren: [_AnyNode] { children }

  /// Whether nodes below that are not active are kept as they are: they have not disappeared.
  var keepsInactiveChildren: Bool { false }

  /// Those of the active nodes that hear keys; `nil` for all of them.
  var keyChildren: [_AnyNode]? { nil }

  /// The context for a node below.
  var context: _NodeContext { _NodeContext(graph: graph, parent: self, environment: environment) }

  /// The view has gone for good.
  func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    tracker = nil
    leaveScreen()
    for child in children { child.unmount() }
  }

  // MARK: Evaluation

  /// Evaluates again what has changed: called after something that ``tracked(_:)`` had read has changed.
  func refresh() {}

  /// Evaluates something, and has ``refresh()`` called once anything that was read has changed.
  final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    let (inbox, tracker) = (graph.inbox, tracker ?? ObservationTracker())
    self.tracker = tracker
    return tracker.track(evaluate) { [weak self] in inbox.append(Invalidation(node: self, reading: $0)) }
  }

  private var reading: Int { tracker?.number ?? 0 }

  final func isCurrent(_ invalidation: Invalidation) -> Bool {
    invalidation.reading == reading && !isUnmounted
  }

  /// Has ``refresh()`` called before the next frame.
  final func invalidate() {
    graph.inbox.append(Invalidation(node: self, reading: reading))
  }

  // MARK: Layout

  /// Adds what a container lays out: the node itself, or those it only groups.
  func appendLayoutNodes(_ nodes: inout [_AnyNode]) { nodes.append(self) }

  /// The size the node chooses when it is offered `proposal`. It is asked once for each proposal, until
  /// something in the node changes.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    for known in measured where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    // A node that is offered ever new sizes, such as by a window that is dragged, does not keep them all.
    if measured.count >= 8 { measured.removeAll(keepingCapacity: true) }
    measured.append((proposal, size))
    return size
  }

  /// Has the node, and those around it, measured and placed anew.
  final func invalidateLayout() {
    measured.removeAll(keepingCapacity: true)
    needsPlacement = true
    var next = parent
    while let node = next {
      node.measured.removeAll(keepingCapacity: true)
      node.needsPlacement = true
      next = node.parent
    }
  }

  /// Puts the node into a place, and the nodes below it.
  func place(in rect: Rect) { frame = rect }

  /// The same, unless the node is there already, as it is.
  final func placeIfNeeded(in rect: Rect) {
    guard needsPlacement || frame != rect else { return }
    needsPlacement = false
    place(in: rect)
  }

  /// What a container decides with: how strongly the node claims space.
  var layoutPriority: Double { 0 }

  /// The axis along which the container of a spacer or a divider lays out.
  func setContainerAxis(_ axis: Axis) {}

  func paint(_ canvas: Canvas) {}

  // MARK: Events

  /// Whether the node takes the focus.
  var isFocusable: Bool { false }

  /// Whether the node takes the focus where nothing else has it; text fields do not.
  var prefersFocus: Bool { false }

  func handle(_ key: KeyPress) -> KeyPress.Result { .ignored }

  func handle(paste text: String) -> KeyPress.Result { .ignored }

  func handle(_ event: MouseEvent) -> KeyPress.Result { .ignored }

  /// Whether the node has the focus.
  final var isFocused: Bool { graph.focus.focused === self }

  /// The focus has come or gone.
  func focusChanged() {}

  /// Whether ``handle(_:)`` is asked although the focus is elsewhere.
  var handlesKeysAnywhere: Bool { false }

  /// Whether ``handle(_:)`` is asked even while a modal view is shown that the node is not in.
  var handlesKeysAlways: Bool { false }

  // MARK: Coming and going

  /// Whether the node is told when it comes and goes.
  var tracksLifecycle: Bool { false }

  /// The node has come onto the screen, or has gone.
  func appeared() {}
  func disappeared() {}

  final func enterScreen() {
    guard tracksLifecycle, !isAppeared, !isUnmounted else { return }
    isAppeared = true
    appeared()
  }

  final func leaveScreen() {
    guard isAppeared else { return }
    isAppeared = false
    disappeared()
  }
}

/// The node of a view of a type.
@MainActor
public class _Node<Content: View>: _AnyNode {
  var view: Content

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// The view has a new value, or a new environment.
  func update(_ view: Content, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    invalidateLayout()
  }
}

/// What a node is made with.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _AnyNode?
  var environment: EnvironmentValues
}

/// That something a node had read has changed.
struct Invalidation: @unchecked Sendable {
  // @unchecked: the node is touched on the main actor only.
  weak var node: _AnyNode?
  /// The number of the node's reading in which it read that.
  let reading: Int
}
