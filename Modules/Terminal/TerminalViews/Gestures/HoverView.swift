import Foundation

nonisolated extension View {
  /// Adds an action for when the pointer enters or leaves this view.
  ///
  /// While such a view is on the screen, the terminal reports each movement of the pointer from cell to cell. An app
  /// without one isn't woken by them.
  ///
  /// - Parameter action: The action to perform, with whether the pointer is over the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self) { point, _, wasInside in
      if (point != nil) != wasInside { action(point != nil) }
    }
  }

  /// Adds an action for when the pointer moves over this view or leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The origin of the places.
  ///   - action: The action to perform.
  @MainActor public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(content: self) { point, node, _ in
      guard let point else { return action(.ended) }
      let origin = node.origin(of: coordinateSpace)
      action(.active(CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }
  }
}

/// A view with an action for the pointer over it.
nonisolated struct HoverView<Content: View>: RowModifier {
  let content: Content
  /// The action for a movement: the pointer's place on the screen, or `nil` if it isn't over the view; the view's node; and
  /// whether the pointer was over the view before.
  let action: (Point?, _AnyNode, Bool) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    HoverNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { HoverView<AnyView>(content: row, action: action) }
}

/// A node that is told of the pointer.
@MainActor
protocol HoverTarget: _AnyNode {
  /// Tells of a movement.
  ///
  /// - Parameter point: The place of the pointer on the screen; `nil` if it isn't over the node.
  func hover(at point: Point?)
}

private final class HoverNode<Content: View>: LayoutNode<HoverView<Content>, Content>, HoverTarget {
  /// The place of the pointer when it was last seen over the view; `nil` if it has left it.
  private var place: Point?

  override var tracksLifecycle: Bool { true }
  override func appeared() { graph.hover.targets.append(self) }

  override func disappeared() {
    graph.hover.targets.removeAll { $0 === self }
    hover(at: nil)
  }

  func hover(at point: Point?) {
    guard point != place else { return }
    let wasInside = place != nil
    place = point
    view.action(point, self, wasInside)
  }
}

/// The pointer, and the nodes that are told of it.
struct Hover {
  /// The nodes on the screen that are told.
  var targets: [any HoverTarget] = []
  /// The place of the pointer on the screen; `nil` if it hasn't been seen.
  var pointer: Point?
  /// Whether views may have moved below the pointer since the targets were told.
  var isStale = false
}

extension ViewGraph {
  /// Notes where the pointer is, and tells the nodes on the screen.
  func movePointer(to point: Point) {
    hover.pointer = point
    guard !hover.targets.isEmpty else { return }
    // What the event does may move views. That is known once they are at their new places.
    hover.isStale = true
    tellPointer()
  }

  /// Tells nodes of the pointer after a frame in which views may have moved below it. Views that move because of that
  /// aren't told until the pointer moves again, so that none flickers.
  func settlePointer() {
    guard hover.isStale else { return }
    hover.isStale = false
    tellPointer()
  }

  private func tellPointer() {
    // In the past, actions that a movement sends would each say that they are without effect.
    guard let pointer = hover.pointer, !hover.targets.isEmpty else { return }
    var inside: Set<ObjectIdentifier> = []
    for root in mouseRoots { collectHovered(at: pointer, root, &inside) }
    for target in hover.targets where !target.isUnmounted && target.environment.past == nil {
      target.responding { target.hover(at: inside.contains(ObjectIdentifier(target)) ? pointer : nil) }
    }
  }

  private func collectHovered(at point: Point, _ node: _AnyNode, _ inside: inout Set<ObjectIdentifier>) {
    if node is any HoverTarget, node.frame.contains(point) { inside.insert(ObjectIdentifier(node)) }
    for child in node.mouseChildren(at: point) { collectHovered(at: point, child, &inside) }
  }
}
