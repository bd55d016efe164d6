extension TestStore {
  /// Waits for all effects to end. Fails if they don't, and if actions haven't been received.
  ///
  /// - Parameter duration: How long to wait for effects that wait for the outside world; ``timeout`` by default. Effects
  ///   that wait for a test clock are waited for only if there is a duration: another task may move the clock.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async { await core.finish(timeout: duration, at: _SourceLocation(fileID, filePath, line, column)) }

  /// Waits for all effects to end, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await finish(timeout: duration, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Skips the actions that the test has not received.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.skipReceivedActions(strict: strict, at: _SourceLocation(fileID, filePath, line, column))
  }

  /// Cancels the effects that are still running.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.skipInFlightEffects(strict: strict, at: _SourceLocation(fileID, filePath, line, column))
  }
}

extension TestStoreCore {
  func skipReceivedActions(
    strict: Bool,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await comeToRest()
    guard let last = received.last else {
      if strict { report("There were no received actions to skip.", at: location) }
      return
    }
    reportSkipped(received, at: location)
    received = []
    settle(at: last.moment)
  }

  func skipInFlightEffects(
    strict: Bool,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await quiesce()
    if strict, inFlight.isEmpty {
      report("There were no in-flight effects to skip.", at: location)
    }
    if exhaustivity != .on, !inFlight.isEmpty {
      let effects = inFlight
      report(
        """
        \(effects.count) in-flight effect\(effects.count == 1 ? " was" : "s were") cancelled: …

        \(effects.map { "  • " + description(of: $0) }.joined(separator: "\n"))
        """,
        at: location,
        isSkipped: true
      )
    }
    engine.registry.cancelAll()
    await quiesce()
  }

  /// Waits for all effects to end, and fails if actions haven't been received.
  func finish(
    timeout: Duration?,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await finish(timeout: timeout, at: location) { _ in true }
    // A test that is not exhaustive may still receive them.
    guard exhaustivity == .on else { return }
    expectNothingReceived(
      "The store received \(received.count) unexpected action\(received.count == 1 ? "" : "s")",
      at: location
    )
  }

  /// Waits for the effects that `isIncluded` chooses to end.
  func finish(
    timeout: Duration?,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ isIncluded: (RunningEffect) -> Bool
  ) async {
    let isDone = await wait(upTo: timeout) { !engine.registry.running.contains(where: isIncluded) }
    guard !isDone else { return }
    let running = engine.registry.running
    let waited = waited(upTo: timeout)
    let effects = running.filter(isIncluded)
    report(
      """
      Expected effects to finish, but there are still effects in-flight\(waited). …

      \(effects.map { "  • " + description(of: $0) }.joined(separator: "\n"))

      If an effect waits on a clock, advance it before "finish". If it is meant to keep running, cancel it.
      """,
      at: location
    )
    markReported(effects)
  }
}
