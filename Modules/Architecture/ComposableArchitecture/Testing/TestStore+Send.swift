import CasePaths
import CustomDump

extension TestStore {
  /// Sends an action, and asserts how it changes the state.
  ///
  /// Actions that effects have sent must have been received before; see `receive`.
  ///
  /// - Parameters:
  ///   - action: The action of the user.
  ///   - updateStateToExpectedResult: Changes the state to the expected state afterwards. Without it, no change
  ///     is expected.
  /// - Returns: A handle on the effects that the action leads to.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await core.send(action, updateStateToExpectedResult, at: _SourceLocation(fileID, filePath, line, column))
  }

  /// Sends the action of a case without a payload.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = _SourceLocation(fileID, filePath, line, column)
    return await core.send(AnyCasePath(action).embed(()), updateStateToExpectedResult, at: location)
  }

  /// Sends the action of a case with a payload.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = _SourceLocation(fileID, filePath, line, column)
    return await core.send(AnyCasePath(action).embed(value), updateStateToExpectedResult, at: location)
  }
}

extension TestStoreCore {
  /// Sends an action, and compares the change of the state with the expected one.
  func send(
    _ action: Action,
    _ update: ((inout State) throws -> Void)?,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async -> TestStoreTask {
    expectNothingReceived(
      "Must handle \(received.count) received action\(received.count == 1 ? "" : "s") before sending an action",
      at: location
    )
    guard !isDismissed.value else {
      report(
        """
        Can't send action to dismissed test store. …

          Action:
        \(indented(String(customDumping: action), by: 4))

        The feature has dismissed itself, which cancelled its effects. To fix this, remove the "send".
        """,
        at: location
      )
      return TestStoreTask(group: nil, core: self, isolation: engine.isolation)
    }
    executor.beginStep()
    defer { executor.endStep() }
    let (moment, group) = send(action, at: location)
    await quiesce()
    await letTasksGoOn()
    expect(moment, update, at: location)
    return TestStoreTask(group: group, core: self, isolation: engine.isolation)
  }

  /// Fails if the test hasn't received an action. If the store isn't exhaustive, skips the actions instead.
  func expectNothingReceived(_ heading: String, at location: _SourceLocation) {
    guard let last = received.last else { return }
    report(
      """
      \(heading): …

        Unhandled actions:
      \(indented(descriptions(of: received), by: 4))
      """,
      at: location,
      isSkipped: exhaustivity != .on
    )
    // Reported once: the end of the test doesn't report it again.
    received = []
    settle(at: last.moment)
  }

  func assert(_ update: (inout State) throws -> Void, at location: _SourceLocation) {
    // The asserted state is the current one, so a closure that changes nothing agrees with it. Shared values are the
    // exception: their changes are there to be asserted.
    var actual = moment()
    if exhaustivity == .on { actual.state = asserted.state }
    let previous = asserted
    withoutActuallyEscaping(update) { update in
      if exhaustivity != .on { sharedChanges.advance(to: actual.shared) }
      let expected = StateBox(actual.state)
      compare(actual, after: expected, update, at: location)
    }
    settle(at: actual)
    asserted = previous
  }
}
