import IssueReporting
import Platform

extension DefaultDependencies {
  private static let process = DefaultDependencies()
  /// Those of the process, where it runs no tests.
  // `process` is kept by a static constant.
  fileprivate static let ofApplication = isTesting ? nil : Unmanaged.passUnretained(process)
  private static let tests = Mutex(TestDefaults())

  /// The defaults of the test that is running, or of the process when there is none.
  static var current: DefaultDependencies {
    guard isTesting, let identity = TestIdentity.current else { return process }
    return tests.withLock { $0.defaults(of: identity) }
  }
}

extension DependencyValues {
  /// The place for default values of these dependencies.
  var defaults: DefaultDependencies { scope.defaults ?? captured?.defaults ?? .current }

  /// Gives `body` the place for default values of these dependencies.
  // Without retaining that of an application, which is slower than the lookup.
  func withDefaults<R>(_ body: (DefaultDependencies) -> R) -> R {
    guard scope.defaults == nil, captured?.defaults == nil, let process = DefaultDependencies.ofApplication
    else { return body(defaults) }
    // As above: it lives as long as the process.
    return process._withUnsafeGuaranteedRef(body)
  }

  /// Makes the defaults of the running test part of these values, so that they are found from threads and
  /// detached tasks too, and without looking for the test each time.
  package mutating func pinDefaults() {
    guard isTesting, scope.defaults == nil else { return }
    scope = scope.with(defaults: defaults)
  }

  /// Gives these values an empty place for defaults, so that none that was made before is seen.
  package mutating func refreshDefaults() {
    scope = scope.with(defaults: DefaultDependencies())
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
