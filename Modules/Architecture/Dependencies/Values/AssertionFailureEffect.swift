/// A failure of something that can't happen.
public protocol AssertionFailureEffect: Sendable {
  /// Reports that something happened that can't happen.
  ///
  /// - Parameter message: What happened.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports that something happened that can't happen, by default at the place of the call.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) { callAsFunction(message(), file: file, line: line) }
}
