import ConcurrencyExtras
import IssueReporting

extension TestClock {
  /// Moves the time forward, and wakes every task whose deadline has been reached.
  ///
  /// - Parameter duration: The time to move by. With zero, only runs work that can run.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time forward to a moment, and wakes every task whose deadline has been reached.
  ///
  /// - Parameter deadline: The moment to move to. An earlier one moves nothing.
  public nonisolated(nonsending) func advance(to deadline: Instant) async {
    let settlers = beginMove()
    defer { for settler in settlers { settler.endMove() } }
    await settle()
    while let sleeper = queue.withValueInPlace({ $0.advanceToNextSleeper(until: deadline) }) {
      sleeper.wake()
      await settle()
    }
  }

  /// Moves the time forward until no task sleeps.
  ///
  /// There is no limit in wall-clock time unless you set one, so that a test doesn't depend on how busy the machine
  /// is. To find work that goes to sleep again and again, such as a timer that isn't cancelled, an issue is reported
  /// after 10,000 sleeps.
  ///
  /// - Parameter timeout: The real time after which an issue is reported; or `nil`.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var sleeps = 0
    let settlers = beginMove()
    defer { for settler in settlers { settler.endMove() } }
    await settle()
    while !Task.isCancelled, let deadline = queue.withValueInPlace({ $0.nextDeadline }) {
      let isLate = timeout.map { start.duration(to: .now) > $0 } ?? false
      if isLate || sleeps == 10_000 {
        reportIssue(
          """
          Expected all sleeps to finish, but some are still suspending after \
          \(isLate ? "\(timeout ?? .zero)" : "\(sleeps) sleeps").

          Work that goes to sleep again and again, such as a timer, has to be cancelled before the clock can \
          run to its end.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      if let sleeper = queue.withValueInPlace({ $0.advanceToNextSleeper(until: deadline) }) {
        sleeper.wake()
        sleeps += 1
      }
      await settle()
    }
  }

  /// Fails if a task sleeps on this clock.
  ///
  /// Use it at the end of a test to prove that no work still waits for time to pass.
  ///
  /// - Throws: ``SuspensionError`` if a task sleeps.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await settle()
    if queue.withValueInPlace({ $0.nextDeadline }) != nil { throw SuspensionError() }
  }
}
