import IssueReporting

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
