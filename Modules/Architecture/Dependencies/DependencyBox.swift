/// Values of any type by an identity, each in a ``DependencyBox``.
@usableFromInline typealias DependencyBoxes<ID: Hashable> = [ID: any AnyObject & Sendable]

/// A dependency's value on the heap, so that collections of values of any type hold one word for each.
@usableFromInline
final class DependencyBox<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// Returns the value of a box that is known to hold a `Value`.
  ///
  /// The cast is unchecked in release builds.
  @inlinable
  static func value(in box: any AnyObject & Sendable) -> Value {
    // A box is stored under the key whose `Value` it was made with, and looked up by that key.
    unsafeDowncast(box, to: DependencyBox<Value>.self).value
  }
}
