/// A key path that may cross isolation boundaries.
@usableFromInline
// @unchecked: key paths are immutable. Their captured values, the arguments of subscripts, are only compared and
// hashed, and read by the code that made them.
package struct SendableKeyPath<Path: AnyKeyPath>: Hashable, @unchecked Sendable {
  @usableFromInline package let path: Path

  @inlinable
  package init(_ path: Path) { self.path = path }
}
