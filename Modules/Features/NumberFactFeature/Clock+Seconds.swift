extension Clock where Duration == Swift.Duration {
  /// Calls `tick` once per second until the task is cancelled.
  ///
  /// Deadlines count from the start, so a late tick doesn't delay the next ones. Seconds missed while the process was
  /// stopped are made up for afterwards: the number of ticks always equals the number of seconds.
  func forEachSecond(_ tick: () async -> Void) async throws {
    var deadline = now
    while !Task.isCancelled {
      deadline = deadline.advanced(by: .seconds(1))
      try await sleep(until: deadline, tolerance: nil)
      await tick()
    }
  }
}
