import Dependencies
import Testing

/// A trait that overrides dependencies for a test, or for every test of a suite.
///
/// Every test, and every case of a parametrized test, starts with its own default values.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// Suites pass the trait on to their tests and suites: the scope is that of a single case.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    // The traits of a suite and of its test nest. The outermost makes the defaults, so that the inner ones keep what
    // the outer ones prepared.
    let isOutermost = !Self.isInScope
    try await Self.$isInScope.withValue(true) {
      try await withDependencies {
        if isOutermost { $0.refreshDefaults() }
        try await updateValues(&$0)
      } operation: {
        try await function()
      }
    }
  }

  @TaskLocal private static var isInScope = false
}

extension Trait where Self == DependenciesTrait {
  /// Gives every test, and every case of a parametrized test, its own default dependencies.
  ///
  /// ```swift
  /// @Suite(.dependencies)
  /// struct CoinsTests { … }
  /// ```
  public static var dependencies: Self { Self { _ in } }

  /// Overrides dependencies for a test or the tests of a suite.
  ///
  /// ```swift
  /// @Test(.dependencies { $0.uuid = .incrementing })
  /// func addingACoin() { … }
  /// ```
  ///
  /// - Parameter updateValues: Overrides dependencies. It runs once for every test case.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self { Self(updateValues) }

  /// Overrides a dependency for a test or the tests of a suite.
  ///
  /// ```swift
  /// @Suite(.dependency(\.continuousClock, .immediate))
  /// struct CoinsTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it.
  ///   - value: Its value, made again for every test case.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { values in
      let value = try value()
      // Writing through a key path also reads the old value. That may be an issue if it is unset.
      withIssueReporters([]) { values[keyPath: keyPath] = value }
    }
  }

  /// Overrides a dependency that is its own key for a test or the tests of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(CoinClient.empty))
  /// func noCoins() { … }
  /// ```
  ///
  /// - Parameter value: Its value, made again for every test case.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value { Self { $0[Value.self] = try value() } }

  /// Overrides the dependency of a key for a test or the tests of a suite.
  ///
  /// - Parameters:
  ///   - key: The key of the dependency.
  ///   - value: Its value, made again for every test case.
  public static func dependency<Key: TestDependencyKey>(
    _ key: Key.Type,
    _ value: @autoclosure @escaping @Sendable () throws -> Key.Value
  ) -> Self { Self { $0[Key.self] = try value() } }
}
