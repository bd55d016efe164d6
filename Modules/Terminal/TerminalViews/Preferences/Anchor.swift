import Foundation

/// A part of a view's area that views around it find with ``GeometryProxy/subscript(_:)``.
public struct Anchor<Value: Sendable>: Hashable, Sendable {
  /// A part of the area of the view.
  public struct Source: Hashable, Sendable {
    fileprivate let part: AnchorPart
    fileprivate let value: @Sendable (CGRect) -> Value

    public static func == (lhs: Source, rhs: Source) -> Bool { lhs.part == rhs.part }
    public func hash(into hasher: inout Hasher) { hasher.combine(part) }
  }

  let node: AnchorNode
  private let source: Source

  init(_ source: Source, _ node: _AnyNode?) {
    self.source = source
    self.node = AnchorNode(node)
  }

  /// Returns the value for a rectangle of the view.
  func value(_ rect: Rect) -> Value { source.value(CGRect(rect)) }
}

/// The node of an anchor's view, compared by identity.
struct AnchorNode: Hashable, Sendable {
  private final class Reference: Sendable {
    @MainActor weak var node: _AnyNode?
    init(_ node: _AnyNode?) { self.node = node }
  }

  private let reference: Reference
  private let id: ObjectIdentifier?

  init(_ node: _AnyNode?) { (reference, id) = (Reference(node), node.map { ObjectIdentifier($0) }) }

  @MainActor
  var node: _AnyNode? { reference.node }

  static func == (lhs: AnchorNode, rhs: AnchorNode) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A part of an area.
private enum AnchorPart: Hashable, Sendable {
  case bounds
  case point(UnitPoint)
  case part(Rect)
}

extension Anchor.Source where Value == CGRect {
  /// The whole area.
  public static var bounds: Anchor<CGRect>.Source { Self(part: .bounds) { $0 } }

  /// Returns a part of the area.
  ///
  /// - Parameter rect: The part, from the top left.
  static func part(_ rect: Rect) -> Anchor<CGRect>.Source {
    Self(part: .part(rect)) { CGRect(rect).offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the area.
  ///
  /// - Parameter point: The point.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(part: .point(point)) { area in
      CGPoint(
        x: area.minX + area.width * CGFloat(point.x),
        y: area.minY + area.height * CGFloat(point.y)
      )
    }
  }

  /// The top left.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Sets the value of a key for the views around this one to a value made from a part of this view's area.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The part of the area.
  ///   - transform: Returns the value for the part.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    AnchoredView<Self, Key>(content: self) { $0 = transform(Anchor(value, $1)) }
  }

  /// Changes the value of a key, as the views in this one set it, with a part of this view's area.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The part of the area.
  ///   - transform: Changes the value.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchoredView<Self, Key>(content: self) { transform(&$0, Anchor(value, $1)) }
  }
}

private nonisolated struct AnchoredView<Content: View, Key: PreferenceKey>: RowModifier {
  let content: Content
  let change: (inout Key.Value, _AnyNode) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    AnchoredNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    AnchoredView<AnyView, Key>(content: row, change: change)
  }
}

private final class AnchoredNode<Content: View, Key: PreferenceKey>: LayoutNode<
  AnchoredView<Content, Key>, Content
>, PreferenceSource
{
  override var isInert: Bool { true }

  func preference<Other: PreferenceKey>(_ key: Other.Type, _ below: () -> Other.Value?) -> Other.Value? {
    let inner = below()
    guard key == Key.self, var value = (inner ?? Other.defaultValue) as? Key.Value else { return inner }
    view.change(&value, self)
    return value as? Other.Value
  }
}
