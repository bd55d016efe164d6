/// Reads a dependency.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// @Dependency(CoinClient.self) var coinClient
/// ```
///
/// The wrapper remembers the dependencies that were overridden where it was initialised. A read takes, in
/// this order, what the current scope overrides, what was overridden at initialisation, and the default
/// for the context. So an object keeps the dependencies of the scope it was made in, even where a callback
/// runs outside of that scope, and a scope can still override them for a while.
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
    // NB: inlined, the optimizer makes this a direct call of the property's getter.
    self.value = { $0[keyPath: keyPath] }
    self.reading = DependencyReading(
      access: DependencyAccess(
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: nil
      )
    )
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
    self.reading = DependencyReading(
      access: DependencyAccess(
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: ""
      )
    )
  }

  /// The current value of the dependency.
  @inlinable
  public var wrappedValue: Value {
    value(DependencyValues(scope: DependencyValues._current.scope, reading: reading))
  }
}

/// A property wrapper that remembers the dependencies it was made with.
protocol _HasInitialValues {
  var initialValues: DependencyValues { get }
}

extension Dependency: _HasInitialValues {
  var initialValues: DependencyValues {
    DependencyValues(scope: reading.captured ?? .empty, reading: nil)
  }
}

/// A property wrapper that reads a dependency, whatever its type.
package protocol DependencyReader {
  /// Reads the value.
  func readValue()
}

extension Dependency: DependencyReader {
  package func readValue() { _ = wrappedValue }
}
