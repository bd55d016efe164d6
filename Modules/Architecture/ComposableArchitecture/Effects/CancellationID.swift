import ConcurrencyExtras

/// The identifier of an effect or a throttle: a value and its type. Equal numbers of two types are two identifiers.
@usableFromInline
struct CancellationID: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let value: AnyHashableSendable

  /// - Parameter value: A value. An identifier isn't wrapped a second time.
  init(_ value: some Hashable & Sendable) {
    if let id = value as? Self {
      self = id
      return
    }
    self.value = AnyHashableSendable(value)
    type = ObjectIdentifier(Swift.type(of: self.value.base))
  }
}
