/// A property that lives as long as its view is on the screen, even though the view value is created again and again.
///
/// A property wrapper that keeps others, such as a ``State``, conforms to this protocol:
///
/// ```swift
/// @propertyWrapper struct Digit: DynamicProperty {
///   @State private var value = 0
///
///   var wrappedValue: Int {
///     get { value }
///     nonmutating set { value = min(max(newValue, 0), 9) }
///   }
/// }
/// ```
@MainActor
public protocol DynamicProperty {
  /// Continues the property of the view value before. Property wrappers that keep others don't implement it.
  func _link(to previous: any DynamicProperty)

  /// Follows the property for a view. Property wrappers that keep others don't implement it.
  func _connect(to node: _AnyNode)
}

extension DynamicProperty {
  public func _link(to previous: any DynamicProperty) {
    for (new, old) in zip(DynamicProperties.all(of: self), DynamicProperties.all(of: previous)) {
      new._link(to: old)
    }
  }

  public func _connect(to node: _AnyNode) {
    for property in DynamicProperties.all(of: self) { property._connect(to: node) }
  }
}
