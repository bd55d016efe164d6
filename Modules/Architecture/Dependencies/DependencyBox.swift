/// Values of any type by an identity, each in a ``DependencyBox``.
@usableFromInline typealias DependencyBoxes<ID: Hashable> = [ID: any AnyObject & Sendable]

/// A dependency's value on the heap, so that collections of values of any type hold one word for each.
@usableFromInline
final class DependencyBox<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// Returns the value of a box that is known to hold a `Value`, for which it was looked up.
  @inlinable
  static func value(in box: any AnyObject & Sendable) -> Value {
    guard let box = box as? DependencyBox<Value> else { preconditionFailure("\(box) has another type") }
    return box.value
  }
}
