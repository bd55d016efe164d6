/// A dependency's value on the heap, so that tables of values of any type hold one word for each.
@usableFromInline
final class DependencyBox<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  /// The value of a box that is known to hold a `Value`.
  ///
  /// The cast is unchecked in release builds.
  @inlinable
  static func value(in box: Unmanaged<AnyObject>) -> Value {
    // A box is stored under the key whose `Value` it was made with, and looked up by that key. Its table keeps it.
    box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: DependencyBox<Value>.self).value }
  }
}
