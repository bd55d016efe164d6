import ConcurrencyExtras

extension Shared where Value: Sendable {
  /// The current value, and then the value after each change, as in ``SharedReader/values``.
  public var values: AsyncStream<Value> { SharedReader(self).values }
}

extension SharedReader where Value: Sendable {
  /// The current value, and then the value after each change.
  ///
  /// Values that are equal to the one before are left out. The sequence does not end; each call makes a new one.
  public var values: AsyncStream<Value> {
    let reference = reference
    return AsyncStream { continuation in
      let last = LockIsolated<Value?>(nil)
      let subscription = reference.listen {
        let value = reference.read(nil)
        let didChange = last.withValue { last in
          defer { last = value }
          return last.map { !areEqual($0, value) } ?? true
        }
        if didChange { continuation.yield(value) }
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
