extension Effect {
  /// Runs the effect when `dueTime` has passed without the same debounce being asked for again.
  ///
  /// - Parameters:
  ///   - id: Names the debounce within the store.
  ///   - dueTime: How long to wait.
  ///   - clock: The clock to wait on.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable,
    for dueTime: C.Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return .none }
    let delay = Self.run(
      operation: { _ in try await clock.sleep(until: clock.now.advanced(by: dueTime), tolerance: nil) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return Self.concatenate(delay, self).cancellable(id: id, cancelInFlight: true)
  }

  /// Runs the effect when `dueTime` has passed without the same debounce being asked for again.
  ///
  /// This is for a clock of which the type is not known, such as `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: Names the debounce within the store.
  ///   - dueTime: How long to wait.
  ///   - clock: The clock to wait on.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    func open(_ clock: some Clock<Duration>) -> Self {
      debounce(
        id: id,
        for: dueTime,
        clock: clock,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return open(clock)
  }
}
