/// Content with a proxy that scrolls the scroll views and lists in it.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(items) { Text($0.name) }
///   Button("Last") { proxy.scrollTo(items.last?.id) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// - Parameter content: Returns the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ReaderNode(self, context) }
}

/// A node that scrolls to a view within it.
@MainActor
protocol ScrollingNode: AnyObject {
  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The place for the view; `nil` for the nearest.
  /// - Returns: Whether there is such a view.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool

  /// Scrolls to an edge or a point.
  ///
  /// - Returns: Whether the node can.
  func scroll(to place: ScrollPosition.Place) -> Bool

  /// The area in which the content is seen.
  var visibleSize: Size { get }

  /// Takes note of a view within whose size depends on the node's, so that the node's doesn't depend on the view's.
  func containsRelativeFrame()
}

private final class ReaderNode<Content: View>: WrapperNode<ScrollViewReader<Content>, RowContent<Content>> {
  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    let reader = ScrollViewProxy.Reader()
    super.init(view, context) { view in
      let make = view.content
      return RowContent { make(ScrollViewProxy(reader: reader)) }
    }
    reader.node = self
  }
}

extension _AnyNode {
  /// Scrolls the first node within that can.
  @discardableResult
  func scrollWithin(_ scroll: (any ScrollingNode) -> Bool) -> Bool {
    if let node = self as? any ScrollingNode, scroll(node) { return true }
    return activeChildren.contains { $0.scrollWithin(scroll) }
  }

  /// Returns the node within that has an identity; `nil` if there is none.
  func descendant(withID id: AnyHashable) -> _AnyNode? {
    for child in activeChildren {
      if let node = child.identified(id) ?? child.descendant(withID: id) { return node }
    }
    return nil
  }

  /// The outermost nodes within that have an identity.
  var identifiedNodes: [(id: AnyHashable, node: _AnyNode)] {
    activeChildren.flatMap { child in
      let own = child.identities
      return own.isEmpty ? child.identifiedNodes : own
    }
  }

  /// The area of the node's content.
  var contentFrame: Rect? {
    let frames = layoutNodes.map(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
