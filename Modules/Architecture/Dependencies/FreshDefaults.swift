import IssueReporting
import Platform

extension DefaultDependencies {
  private static let process = DefaultDependencies()
  private static let tests = Mutex(TestDefaults())

  /// The defaults of the running test, or of the process if there is none.
  static var current: DefaultDependencies {
    guard isTesting, let identity = TestIdentity.current else { return process }
    return tests.withLock { $0.defaults(of: identity) }
  }
}

extension DependencyValues {
  /// The place for default values of these dependencies.
  var defaults: DefaultDependencies { ownDefaults ?? captured?.ownDefaults ?? .current }

  /// Makes the defaults of the running test part of these values. So threads and detached tasks find them too, and
  /// the test isn't looked up each time.
  package mutating func pinDefaults() {
    if isTesting, ownDefaults == nil { ownDefaults = defaults }
  }

  /// Gives these values an empty place for defaults, so that earlier ones aren't seen.
  package mutating func refreshDefaults() { ownDefaults = DefaultDependencies() }
}
