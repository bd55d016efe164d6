extension TestStore {
  /// Waits for all effects to end. Fails if they do not, and if actions have not been received.
  ///
  /// - Parameter duration: How long to wait for effects that wait for the outside world; ``timeout`` by default.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.finish(timeout: duration, at: location) { _ in true }
    core.expectNothingReceived(
      "The store received \(core.received.count) unexpected action\(core.received.count == 1 ? "" : "s")",
      at: location
    )
  }

  /// Skips the actions that the test has not received.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.quiesce()
    guard let last = core.received.last else {
      if strict { core.report("There were no received actions to skip.", at: location) }
      return
    }
    core.settle(at: last.moment)
    core.received = []
  }

  /// Cancels the effects that are still running.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.quiesce()
    if strict, core.inFlight.isEmpty {
      core.report("There were no in-flight effects to skip.", at: location)
    }
    core.engine.registry.cancelAll()
    await core.quiesce()
  }
}

extension TestStoreCore {
  /// Waits for the effects that `isIncluded` chooses to end.
  func finish(
    timeout: Duration?,
    at location: SourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ isIncluded: (RunningEffect) -> Bool
  ) async {
    let timeout = timeout ?? self.timeout
    let isDone = await wait(upTo: timeout) { !engine.registry.running.contains(where: isIncluded) }
    guard !isDone else { return }
    let effects = engine.registry.running.filter(isIncluded)
    report(
      """
      Expected effects to finish, but there are still effects in-flight after \(timeout). …

      \(effects.map { "  • " + description(of: $0) }.joined(separator: "\n"))

      If an effect waits on a clock, advance it before "finish". If it is meant to run for long, cancel it.
      """,
      at: location
    )
    markReported(effects)
  }
}
