/// The origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left of the view itself.
  case local
  /// The top left of the screen.
  case global
  /// The top left of the view around that has the name.
  case _named(_CoordinateSpaceName)
  /// The top left of the nearest scroll view or list around.
  case _scrollView

  /// The top left of the nearest scroll view or list around.
  public static var scrollView: CoordinateSpace { ._scrollView }

  /// Returns the top left of the view around that has a name.
  ///
  /// - Parameter name: The name that the view has by ``View/coordinateSpace(_:)``.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    ._named(_CoordinateSpaceName(name))
  }
}

/// The name of a view's coordinates.
public struct _CoordinateSpaceName: Hashable, Sendable {
  private let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) { self.value = value }

  public static func == (lhs: _CoordinateSpaceName, rhs: _CoordinateSpaceName) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// A node with coordinates that others refer to.
@MainActor
protocol NamedSpace: _AnyNode {
  var space: CoordinateSpace { get }
}

extension _AnyNode {
  /// Returns the origin of a coordinate space on the screen. If there is none with the name, it is that of the screen.
  func origin(of space: CoordinateSpace) -> Point {
    if space == .local { return frame.origin }
    var next = parent
    while let node = next {
      if let named = node as? any NamedSpace, named.space == space { return node.frame.origin }
      if space == ._scrollView, node is any ScrollingNode { return node.frame.origin }
      next = node.parent
    }
    return .zero
  }
}

nonisolated extension View {
  /// Gives the coordinates of this view a name, for ``GeometryProxy/frame(in:)`` of the views within.
  ///
  /// - Parameter name: The name: `.named("list")`.
  public func coordinateSpace(_ name: CoordinateSpace) -> some View { SpaceView(content: self, space: name) }

  /// Gives the coordinates of this view a name, for ``GeometryProxy/frame(in:)`` of the views within.
  ///
  /// - Parameter name: The name.
  public func coordinateSpace(name: some Hashable & Sendable) -> some View {
    coordinateSpace(.named(name))
  }
}

private nonisolated struct SpaceView<Content: View>: RowModifier {
  let content: Content
  let space: CoordinateSpace

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    SpaceNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { SpaceView<AnyView>(content: row, space: space) }
}

private final class SpaceNode<Content: View>: LayoutNode<SpaceView<Content>, Content>, NamedSpace {
  override var isInert: Bool { true }
  var space: CoordinateSpace { view.space }
}
