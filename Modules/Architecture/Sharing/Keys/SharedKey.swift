/// A place that a ``Shared`` loads its value from and saves it to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is saved.
  ///   - continuation: To be resumed once, when the value was saved or could not be.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
