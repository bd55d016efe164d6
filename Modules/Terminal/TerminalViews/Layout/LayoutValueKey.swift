/// A key of a value that views set for the ``Layout`` around them.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that set none.
  @MainActor static var defaultValue: Value { get }
}

extension _AnyNode {
  /// Returns the value that a view sets for the layout around it, or the default.
  func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)).flatMap { $0 as? Key.Value } ?? Key.defaultValue
  }
}

nonisolated extension View {
  /// Sets a value for the layout around this view.
  ///
  /// - Parameters:
  ///   - key: The key, by which a ``LayoutSubview`` returns the value.
  ///   - value: The value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutValueView<Self, Key>(content: self, value: value)
  }
}

private nonisolated struct LayoutValueView<Content: View, Key: LayoutValueKey>: View {
  let content: Content
  let value: Key.Value

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    LayoutValueNode(self, context) { $0.content }
  }
}

private final class LayoutValueNode<Content: View, Key: LayoutValueKey>: LayoutNode<
  LayoutValueView<Content, Key>, Content
>
{
  override var isInert: Bool { true }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? view.value : super.layoutValue(key)
  }
}
