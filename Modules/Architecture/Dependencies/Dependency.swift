/// Reads a dependency.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// @Dependency(CoinClient.self) var coinClient
/// ```
///
/// The wrapper stores the overrides at the place where it was initialized. A read uses, in this order, the overrides
/// of the current scope, the overrides at initialization, and the default for the context. So an object keeps the
/// dependencies of the scope it was made in, even in a callback outside of that scope, and a scope can still override
/// them temporarily.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let value: @Sendable (DependencyValues) -> Value
  @usableFromInline let reading: DependencyReading

  /// Reads the dependency at a key path.
  ///
  /// - Parameter keyPath: A key path to a dependency, or to a part of one.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    // Inlined, the optimizer makes this a direct call of the property's getter.
    self.value = { $0[keyPath: keyPath] }
    self.reading = DependencyReading(DependencyAccess(fileID, filePath, line, column))
  }

  /// Reads the dependency of a key, without the need for a property on ``DependencyValues``.
  ///
  /// - Parameter key: The key of a dependency.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.value = { $0[Key.self] }
    self.reading = DependencyReading(DependencyAccess(fileID, filePath, line, column, function: ""))
  }

  /// Reads the dependency at a key path as a value of another type: of a protocol that it conforms to, or of a
  /// superclass.
  ///
  /// ```swift
  /// @Dependency(\.coinService, as: (any CoinListing).self) var listing
  /// ```
  ///
  /// The process stops with an error that names both types if the dependency is read while its value isn't of the type.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to a dependency, or to a part of one.
  ///   - type: The type to read it as.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.value = { dependencyCast($0[keyPath: keyPath], fileID: fileID, line: line) }
    self.reading = DependencyReading(DependencyAccess(fileID, filePath, line, column))
  }

  /// Reads the dependency of a key as a value of another type, as ``init(_:as:fileID:filePath:line:column:)`` does.
  ///
  /// - Parameters:
  ///   - key: The key of a dependency.
  ///   - type: The type to read it as.
  @_disfavoredOverload
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.value = { dependencyCast($0[Key.self], fileID: fileID, line: line) }
    self.reading = DependencyReading(DependencyAccess(fileID, filePath, line, column, function: ""))
  }

  /// The current value of the dependency.
  @inlinable
  public var wrappedValue: Value {
    var values = DependencyValues._current
    values.reading = reading
    return value(values)
  }
}

/// Returns a dependency as a value of another type.
private func dependencyCast<Base, Value>(_ value: Base, fileID: StaticString, line: UInt) -> Value {
  guard let cast = value as? Value else {
    fatalError(
      """
      The dependency read in \(fileID):\(line) is of type '\(type(of: value))', not '\(Value.self)'. Override it with a \
      value of that type, or leave out 'as:'.
      """
    )
  }
  return cast
}

extension Dependency: DependencyReader {
  package var initialValues: DependencyValues { reading.captured ?? DependencyValues() }

  package func readValue() { _ = wrappedValue }
}
