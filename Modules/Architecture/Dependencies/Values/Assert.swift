import IssueReporting

extension DependencyValues {
  /// An assertion that a test can observe: it fails the test where the standard library's would trap.
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

/// A check of a condition.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - message: What to say when it does not.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - message: What to say when it does not.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// A failure of something that can not happen.
public protocol AssertionFailureEffect: Sendable {
  /// Says that something happened that can not happen.
  ///
  /// - Parameter message: What happened.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that something happened that can not happen.
  ///
  /// - Parameter message: What happened.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
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
  ) {
    check({ condition() }, { message() }, file, line)
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    check({ false }, { message() }, file, line)
  }
}
