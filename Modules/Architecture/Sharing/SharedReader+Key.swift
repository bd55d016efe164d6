extension SharedReader {
  /// Creates a value that is shared by all wrappers with the same key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value that is shown while none is stored.
  ///   - key: The key of the value.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key
  ) { self.init(reference: SharedReferences.current.reference(for: key, initialValue: wrappedValue)) }

  /// Creates an optional value that is shared by all wrappers with the same key, `nil` while none is stored.
  @_disfavoredOverload
  public init<Wrapped, Key: SharedReaderKey<Value>>(_ key: Key) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a value that is shared by all wrappers with the same key, with the default of the key.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(reference: SharedReferences.current.reference(for: key.base, initialValue: key.defaultValue))
  }

  /// Creates a value that is shared by all wrappers with the same key, with another default than that of the key.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) { self.init(wrappedValue: wrappedValue(), key.base) }

  /// Creates a value that is shared by all wrappers with the same key, once it is loaded.
  ///
  /// - Parameter key: The key of the value.
  /// - Throws: The error of the key, or ``SharedValueMissing`` if no value is stored.
  public init<Key: SharedReaderKey<Value>>(require key: Key) async throws {
    let value = try await key.requiredValue()
    self.init(reference: SharedReferences.current.reference(for: key, isLoaded: true) { value })
  }
}
