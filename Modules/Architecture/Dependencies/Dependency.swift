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
  private enum Path: Sendable {
    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(@Sendable (DependencyValues) -> Value)
  }

  private let path: Path
  let initialValues: DependencyValues
  private let access: DependencyAccess

  /// Reads the dependency at a key path.
  ///
  /// - Parameter keyPath: A key path to a dependency, or to a part of one.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.path = .keyPath(keyPath)
    self.initialValues = DependencyValues._current
    self.access = DependencyAccess(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: nil
    )
  }

  /// Reads the dependency of a key, without the need for a property on ``DependencyValues``.
  ///
  /// - Parameter key: The key of a dependency.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.path = .key { $0[Key.self] }
    self.initialValues = DependencyValues._current
    self.access = DependencyAccess(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: ""
    )
  }

  /// The current value of the dependency.
  public var wrappedValue: Value {
    var values = DependencyValues._current
    values.captured = initialValues.overrides
    if values.pinnedDefaults == nil { values.pinnedDefaults = initialValues.pinnedDefaults }
    values.access = access
    return switch path {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .key(let value): value(values)
    }
  }
}

/// A property wrapper that remembers the dependencies it was made with.
protocol _HasInitialValues {
  var initialValues: DependencyValues { get }
}

extension Dependency: _HasInitialValues {}
