extension Clock where Duration == Swift.Duration {
  /// Calls `tick` once for each second that passes, until the task is cancelled.
  ///
  /// Deadlines count from the start: a late tick does not delay those after it. A second during which
  /// nothing could run (the process was stopped, say) is made up for afterwards, so that the number of ticks
  /// is always that of the seconds.
  func forEachSecond(_ tick: () async -> Void) async throws {
    var deadline = now
    while !Task.isCancelled {
      deadline = deadline.advanced(by: .seconds(1))
      try await sleep(until: deadline, tolerance: nil)
      await tick()
    }
  }
}
