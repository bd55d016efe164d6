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
  /// NB: unchecked in release builds. It is sound because boxes are only ever stored under the key whose
  /// `Value` they were made with, and looked up by that key.
  @inlinable
  static func value(in box: Unmanaged<AnyObject>) -> Value {
    box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: DependencyBox<Value>.self).value }
  }
}
