/// A place that a ``Shared`` loads its value from and saves it to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The reason for saving.
  ///   - continuation: Must be resumed once, after the value was saved or saving has failed.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
