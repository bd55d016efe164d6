/// The identifier of an effect or a throttle: a value and its type. Equal numbers of two types are two identifiers.
@usableFromInline
// @unchecked: the value is Sendable. It is erased once, because each comparison would do it again.
struct CancellationID: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  /// - Parameter value: A value. An identifier isn't wrapped a second time.
  init(_ value: some Hashable & Sendable) {
    if let id = value as? Self {
      self = id
      return
    }
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Swift.type(of: self.value.base))
  }
}
