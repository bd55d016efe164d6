extension Effect {
  /// Runs the effect after `dueTime`, unless the same debounce is started again before.
  ///
  /// - Parameters:
  ///   - id: Names the debounce within the store.
  ///   - dueTime: The time to wait.
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
    let location = _SourceLocation(fileID, filePath, line, column)
    let delay = Self.run(at: location) { _ in try await clock.sleep(for: dueTime) }
    return Self.concatenate(delay, self).cancellable(id: id, cancelInFlight: true)
  }
}
