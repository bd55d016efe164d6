import ConcurrencyExtras
import IssueReporting
import Synchronization

/// Finds the place for default values of the test that is running.
package enum TestIdentity {
  private enum Key: Hashable, Sendable {
    case test(TestContext.Testing.Test.ID)
  }

  private static let process = DefaultDependencies()
  private static let tests = Mutex<[Key: DefaultDependencies]>([:])

  /// The defaults of the current test, or of the process when there is none.
  static var defaults: DefaultDependencies {
    guard isTesting, case .swiftTesting(let testing?)? = TestContext.current else { return process }
    let key = Key.test(testing.test.id)
    return tests.withLock { tests in
      if let defaults = tests[key] { return defaults }
      let defaults = DefaultDependencies()
      tests[key] = defaults
      return defaults
    }
  }
}

extension DependencyValues {
  /// Gives these values an empty place for defaults, so that none that was made before is seen.
  package mutating func refreshDefaults() {
    pinnedDefaults = DefaultDependencies()
  }

  /// The overrides of other values, with an empty place for defaults.
  package init(fresh values: DependencyValues) {
    self = values
    refreshDefaults()
  }

  /// Runs an operation that sees no default value that was made outside of it.
  ///
  /// - Parameter operation: The operation to run, with what is currently overridden.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  package static func withFreshDefaults<R>(_ operation: () throws -> R) rethrows -> R {
    try $_current.withValue(DependencyValues(fresh: _current), operation: operation)
  }

  /// Runs an asynchronous operation that sees no default value that was made outside of it.
  ///
  /// - Parameters:
  ///   - isolation: The isolation of the caller.
  ///   - operation: The operation to run, with what is currently overridden.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  package static func withFreshDefaults<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await $_current.withValue(DependencyValues(fresh: _current), operation: operation)
  }
}
