extension Shared where Value: Sendable {
  /// The current value, and then the value after each change.
  ///
  /// Values that are equal to the one before are left out. The sequence does not end; each call makes a new one.
  public var values: AsyncStream<Value> {
    SharedReader(self).values
  }
}

extension SharedReader where Value: Sendable {
  /// The current value, and then the value after each change.
  ///
  /// Values that are equal to the one before are left out. The sequence does not end; each call makes a new one.
  public var values: AsyncStream<Value> {
    let reference = reference
    return AsyncStream { continuation in
      let last = LastSent<Value>()
      let subscription = reference.listen {
        let value = reference.read(nil)
        if last.replace(with: value) { continuation.yield(value) }
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}

// Reached only from a listener, which is called with the lock of the value held.
private final class LastSent<Value>: @unchecked Sendable {
  private var value: Value?

  func replace(with value: Value) -> Bool {
    defer { self.value = value }
    return self.value.map { !areEqual($0, value) } ?? true
  }
}
