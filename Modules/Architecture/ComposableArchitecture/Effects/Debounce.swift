extension Effect {
  /// Runs the effect after `dueTime`, unless the same debounce is started again before.
  ///
  /// - Parameters:
  ///   - id: Names the debounce within the store.
  ///   - dueTime: How long to wait.
  ///   - clock: The clock to wait on.
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return .none }
    let delay = Self.run(
      operation: { _ in try await clock.sleep(for: dueTime) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return Self.concatenate(delay, self).cancellable(id: id, cancelInFlight: true)
  }
}
