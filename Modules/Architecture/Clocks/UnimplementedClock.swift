import IssueReporting

/// A clock that reports an issue, which fails a test, whenever it is asked for anything.
///
/// Use it to prove that a piece of code does not depend on time.
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an unimplemented clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let report: @Sendable (_ member: String) -> Void

  /// Creates a clock that reports an issue, and then does what another clock does.
  ///
  /// - Parameters:
  ///   - base: The clock that answers after the issue has been reported.
  ///   - name: The name that the issue speaks of.
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

  /// Creates a clock that reports an issue, and then does what an immediate clock does.
  ///
  /// - Parameters:
  ///   - now: The moment at which it starts.
  ///   - name: The name that the issue speaks of.
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

  /// The current moment of the clock beneath. Reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The shortest time that the clock can measure.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Suspends on the clock beneath until `deadline`. Reports an issue.
  ///
  /// - Throws: What the clock beneath throws.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that counts in the standard library's durations, reports an issue, and then does what an
  /// immediate clock does.
  ///
  /// - Parameter name: The name that the issue speaks of.
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
  /// A clock that reports an issue whenever it is asked for anything.
  ///
  /// - Parameter name: The name that the issue speaks of.
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
