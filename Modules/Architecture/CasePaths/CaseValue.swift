/// A value that may be missing, such as that of a case, in its own memory: it may be too large for the stack.
@usableFromInline
package final class CaseValue<Value> {
  @usableFromInline package var value: Value?

  @inlinable
  package init(_ value: Value?) { self.value = value }

  // Not compared with `nil`, because that copies the value in a debug build.
  @inlinable
  var isPresent: Bool {
    switch value {
    case .some: true
    case .none: false
    }
  }

  /// Returns the root that a function makes of the value, which is missing then.
  @inlinable
  func embedded<Root>(by embed: (Value) -> Root) -> Root { embed(value.take()!) }
}
