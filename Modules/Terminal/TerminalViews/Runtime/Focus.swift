/// The kind of a focusable node.
enum FocusKind { case control, text, cancel, destructive, other }

/// A node with rows, of which only the selected one has views that can have the focus.
@MainActor
protocol RowSelecting: AnyObject {
  var node: _AnyNode { get }

  /// Selects the row with a node that asks for the focus.
  ///
  /// - Returns: Whether it wasn't selected.
  func selectRow(with node: _AnyNode) -> Bool
}

/// The focus of a screen.
///
/// Before a key has moved it, a screen's first control has it. In a modal view that is the first text field, or the
/// button that cancels, or the first other control. It is never a button that destroys something.
@MainActor
final class Focus {
  private(set) weak var focused: _AnyNode?
  /// The values that views set for when they have the focus.
  let values = FocusedValueStore()
  /// The views around the focused one that are told when it leaves them. They are kept because the focus may leave by
  /// the end of the focused view.
  private var observers: [_AnyNode] = []
  private(set) var focusables: [_AnyNode] = []
  /// Whether there are views to which the focus can move.
  var hasOthers: Bool { focusables.contains { $0 !== focused } }
  private var isModal = false
  /// Whether the focus is where the last update has put it because nothing else asked for it.
  private(set) var isUnclaimed = true
  /// Whether no input has been for the focused node yet, which is the first control there was.
  private var isFirstChoice = false
  /// The nodes that have had the focus, the last one last.
  private var history: [Weak] = []

  /// The node in which the focus should go to the first or last focusable node, as soon as there is one.
  private var requested: Weak?
  private var requestsLast = false
  private var requestAvoidsSearch = false
  private var requestWaits = true
  /// The node that gives the focus away with the next update, unless another one asks for it until then.
  private var resigning: Weak?
  /// The pane around the focused node that keeps the focus when that node goes.
  private weak var pane: _AnyNode?

  private struct Weak {
    weak var node: _AnyNode?
  }

  /// Updates the focusable nodes. If the focused node is no longer among them, another gets the focus.
  ///
  /// - Parameters:
  ///   - focusables: The nodes.
  ///   - modal: The modal view that they are in.
  func update(_ focusables: [_AnyNode], modal: _AnyNode?, _ graph: ViewGraph) {
    let replacement = replacement(in: focusables)
    self.focusables = focusables
    let isModal = modal != nil
    self.isModal = isModal
    isUnclaimed = false
    let resigning = resigning?.node
    self.resigning = nil
    let wanted = requested?.node.flatMap { node -> _AnyNode? in
      // A request from before a modal view waits until that has closed.
      if let modal, !node.isWithin(modal) { return nil }
      let inside = focusables.filter { $0.isWithin(node) }
      let candidates = requestAvoidsSearch ? inside.filter { !$0.environment.isInSearchLine } : inside
      return requestsLast ? candidates.last : candidates.first
    }
    if let wanted {
      requested = nil
      return move(to: wanted, graph)
    }
    if let node = requested?.node, let list = node.listAround, list.selectRow(with: node) {
      // What is in the row can have the focus from now on.
      return graph.setNeedsFrame()
    }
    if !requestWaits { requested = nil }
    if let resigning, let focused, focused.isWithin(resigning) {
      let others = focusables.filter { !$0.isWithin(resigning) }
      return move(to: previous(of: focusables) ?? preferred(of: others), graph)
    }
    if let focused, contains(focused) {
      // A control that comes later, but stands before it, is the first one.
      if isFirstChoice, !isModal, let first = preferred(of: focusables) { choose(first: first, graph) }
      return
    }
    history.removeAll { $0.node == nil }
    let inside = isModal ? [] : pane.map { pane in focusables.filter { $0.isWithin(pane) } } ?? []
    let next = replacement ?? previous(of: inside) ?? inside.first ?? previous(of: focusables)
    isUnclaimed = next == nil
    guard isUnclaimed, let first = preferred(of: focusables) else { return move(to: next, graph) }
    choose(first: first, graph)
  }

  /// Returns the field that stands where the focused one was before it was removed; `nil` if there is none, or if
  /// everything around it is new, as on another screen.
  ///
  /// - Parameter nodes: The focusable nodes that there are now.
  private func replacement(in nodes: [_AnyNode]) -> _AnyNode? {
    guard let focused, focused.isUnmounted, focused.isFormField,
      let old = focusables.firstIndex(where: { $0 === focused })
    else { return nil }
    let place = { (node: _AnyNode) in nodes.firstIndex { $0 === node } }
    let before = focusables[..<old].lazy.reversed().compactMap(place).first
    let after = focusables[(old + 1)...].lazy.compactMap(place).first
    guard let next = before.map({ $0 + 1 }) ?? after.map({ _ in 0 }), nodes.indices.contains(next),
      nodes[next].isFormField
    else { return nil }
    return nodes[next]
  }

  private func choose(first: _AnyNode, _ graph: ViewGraph) {
    move(to: first, graph)
    isFirstChoice = true
  }

  /// Keeps the focus where it is, because input goes there.
  func confirm() { isFirstChoice = false }

  /// Returns the node that had the focus last.
  private func previous(of nodes: [_AnyNode]) -> _AnyNode? {
    history.last { entry in nodes.contains { $0 === entry.node } }?.node
  }

  /// Moves the focus into a node as soon as the node contains a focusable one.
  ///
  /// - Parameters:
  ///   - last: Whether the last focusable node gets it instead of the first.
  ///   - avoidsSearch: Whether a search line doesn't get it: rows that are loading will come.
  ///   - waits: Whether the request stands until there is one. If not, it is for what the current input leads to.
  func request(
    within node: _AnyNode,
    last: Bool = false,
    avoidsSearch: Bool = false,
    waits: Bool = true,
    _ graph: ViewGraph
  ) {
    requested = Weak(node: node)
    requestsLast = last
    requestAvoidsSearch = avoidsSearch
    requestWaits = waits
    graph.setNeedsFrame()
  }

  /// Moves the focus to a node around what has been clicked, unless it is there already or was asked to go elsewhere.
  func enter(_ node: _AnyNode, _ graph: ViewGraph) {
    if node.isFocusable, requested?.node == nil, focused?.isWithin(node) != true { move(to: node, graph) }
  }

  /// Takes the focus away from a node. Until the next update another one may ask for it.
  func resign(within node: _AnyNode, _ graph: ViewGraph) {
    if requested?.node === node { requested = nil }
    guard let focused, focused.isWithin(node) else { return }
    history.removeAll { $0.node?.isWithin(node) ?? true }
    resigning = Weak(node: node)
    graph.setNeedsFrame()
  }

  /// Keeps the focus from going back to a search line by itself.
  func forgetSearch() { history.removeAll { $0.node?.environment.isInSearchLine ?? true } }

  /// Returns the node that gets the focus first: rather a control than the scroll view around it.
  private func preferred(of nodes: [_AnyNode]) -> _AnyNode? {
    let kinds: [Set<FocusKind>] = isModal ? [[.text], [.cancel], [.control]] : [[.control, .cancel]]
    return kinds.lazy.compactMap { kinds in
      let candidates = nodes.filter { kinds.contains($0.focusKind) }
      let first = candidates.first
      return candidates.dropFirst().first { inner in
        inner.focusKind == first?.focusKind && first.map { $0.yieldsFocus && inner.isWithin($0) } == true
      } ?? first
    }
    .first
  }

  /// Returns whether there is a focusable node within a node.
  func hasFocusable(within node: _AnyNode) -> Bool { focusables.contains { $0.isWithin(node) } }

  /// Returns the focused node, or the one that had the focus before a modal view has opened.
  ///
  /// - Parameter modal: The modal view; `nil` for none.
  func focusedBelow(_ modal: _AnyNode?) -> _AnyNode? {
    guard let modal else { return focused }
    return history.last { $0.node.map { !$0.isUnmounted && !$0.isWithin(modal) } == true }?.node
  }

  private func contains(_ node: _AnyNode) -> Bool { focusables.contains { $0 === node } }

  /// Moves the focus to a node.
  func move(to node: _AnyNode?, _ graph: ViewGraph) {
    isFirstChoice = false
    guard node !== focused || node == nil && !observers.isEmpty else { return }
    let previous = focused
    focused = node
    pane =
      isModal ? nil : node.flatMap { node in ([node] + node.ancestors).first(where: \.isFocusableIfEmpty) }
    if let node {
      history.removeAll { $0.node === node || $0.node == nil }
      history.append(Weak(node: node))
    }
    previous?.focusChanged()
    node?.focusChanged()
    let left = observers.filter { node?.isWithin($0) != true }
    observers = node?.ancestors.filter { $0 is any FocusObserving } ?? []
    for observer in left { (observer as? any FocusObserving)?.focusWithinChanged(false) }
    for observer in observers { (observer as? any FocusObserving)?.focusWithinChanged(true) }
    values.noteChange()
    graph.setNeedsFrame()
  }

  /// Moves the focus to the node that the user chooses. It no longer waits to go elsewhere.
  func choose(_ node: _AnyNode, _ graph: ViewGraph) {
    requested = nil
    move(to: node, graph)
  }

  /// Moves the focus to the next or previous node in screen order.
  ///
  /// - Parameter wraps: Whether the first node follows the last one.
  func advance(by step: Int, wraps: Bool = true, _ graph: ViewGraph) -> KeyPress.Result {
    guard !focusables.isEmpty else { return .ignored }
    let index = focusables.firstIndex { $0 === focused }
    let count = focusables.count
    if !wraps, let index, !focusables.indices.contains(index + step) { return .ignored }
    let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    guard focusables[next] !== focused else { return .ignored }
    choose(focusables[next], graph)
    return .handled
  }
}

extension _AnyNode {
  /// Whether the node is a field for text, but not a search line.
  fileprivate var isFormField: Bool { focusKind == .text && !environment.isInSearchLine }

  /// Whether the node has the focus.
  var isFocused: Bool { graph.focus.focused === self }

  /// The list in one of whose rows the node is.
  var listAround: (any RowSelecting)? {
    environment.isInRow ? ancestors.lazy.compactMap { $0 as? any RowSelecting }.first : nil
  }

  /// The nodes around this one, the innermost first.
  var ancestors: [_AnyNode] {
    var result: [_AnyNode] = []
    var next = parent
    while let node = next {
      result.append(node)
      next = node.parent
    }
    return result
  }

  /// Returns whether the node is another node or inside it.
  func isWithin(_ other: _AnyNode) -> Bool {
    var node = self
    while node.depth > other.depth, let parent = node.parent { node = parent }
    return node === other
  }
}
