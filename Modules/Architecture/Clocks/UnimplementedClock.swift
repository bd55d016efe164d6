import IssueReporting

/// A clock that reports an issue with every use, and so fails a test.
///
/// Use it to prove that a piece of code does not depend on time.
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an unimplemented clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let report: @Sendable (_ member: String) -> Void

  /// Creates a clock that reports an issue, and then behaves like another clock.
  ///
  /// - Parameters:
  ///   - base: The clock that is used after the issue has been reported.
  ///   - name: The name in the issue.
  public init(
    _ base: some Clock<Duration>,
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = AnyClock(base)
    report = { member in
      let message = "Unimplemented: \(name).\(member)"
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Creates a clock that reports an issue, and then behaves like an immediate clock that starts at a moment.
  public convenience init(
    now: ImmediateClock<Duration>.Instant,
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let base = ImmediateClock(now: now)
    self.init(base, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The current moment of the underlying clock. Reading it reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The shortest time that the clock can measure.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Suspends on the underlying clock until `deadline`. Reports an issue.
  ///
  /// - Throws: The error of the underlying clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock with the standard library's durations that reports an issue, and then behaves like an immediate
  /// clock.
  public convenience init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let base = ImmediateClock<Duration>()
    self.init(base, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that reports an issue with every use.
  ///
  /// - Parameter name: The name in the issue.
  public static func unimplemented(
    _ name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
