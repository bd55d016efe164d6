import CasePaths

// The functions of `TestStore` with the same names describe these in detail.
extension TestStoreActor {
  /// Sends an action, and asserts how it changes the state.
  @discardableResult
  public func send(
    _ action: sending Action,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
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
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
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
    _ value: sending Value,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = _SourceLocation(fileID, filePath, line, column)
    return await core.send(AnyCasePath(action).embed(value), updateStateToExpectedResult, at: location)
  }

  /// Asserts that an effect has sent `expectedAction`, and how it changes the state.
  public func receive(
    _ expectedAction: sending Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.equal(to: expectedAction), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action in a case, and how it changes the state.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.inCase(actionCase), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action in a case with a certain payload, and how it changes the state.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: sending Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.inCase(actionCase, value), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action that `isMatching` accepts, and how it changes the state.
  public func receive(
    matching isMatching: @escaping @Sendable (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: sending ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.matching(isMatching), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Waits for all effects to end. Fails if they don't, and if actions haven't been received.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async { await core.finish(timeout: duration, at: _SourceLocation(fileID, filePath, line, column)) }

  /// Skips the actions that the test has not received.
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
