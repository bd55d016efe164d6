import IssueReporting

extension DependencyValues {
  /// An assertion that a test can observe: it fails the test if the standard library's would trap.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  /// assert(index < rows.count, "no such row")
  /// ```
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// An assertion failure that a test can observe.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// A precondition that a test can observe.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = Assertion { Swift.assert($0(), $1(), file: $2, line: $3) }
    static let testValue = Assertion.reporting
  }

  private enum AssertionFailureKey: DependencyKey {
    static let liveValue: any AssertionFailureEffect = Assertion {
      Swift.assertionFailure($1(), file: $2, line: $3)
    }
    static let testValue: any AssertionFailureEffect = Assertion { reportIssue($1(), fileID: $2, line: $3) }
  }

  private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = Assertion {
      Swift.precondition($0(), $1(), file: $2, line: $3)
    }
    static let testValue = Assertion.reporting
  }
}

private struct Assertion: AssertionEffect, AssertionFailureEffect {
  let check: @Sendable (() -> Bool, () -> String, StaticString, UInt) -> Void

  static let reporting: any AssertionEffect = Assertion {
    if !$0() { reportIssue($1(), fileID: $2, line: $3) }
  }

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) { check({ condition() }, { message() }, file, line) }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    check({ false }, { message() }, file, line)
  }
}
