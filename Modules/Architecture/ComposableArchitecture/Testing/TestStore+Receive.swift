import CasePaths

extension TestStore {
  /// Asserts that an effect has sent `expectedAction`, and how it changes the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that an effect has sent, or sends within the timeout.
  ///   - duration: How long to wait if an effect waits for the outside world; ``timeout`` by default. An effect that
  ///     waits for a test clock is waited for only if there is a duration: another task may move the clock.
  ///   - updateStateToExpectedResult: Changes the state to the expected state afterwards. Without it, no change
  ///     is expected.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.equal(to: expectedAction), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action that `isMatching` accepts, and how it changes the state.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.matching(isMatching), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action in a case, and how it changes the state.
  ///
  /// ```swift
  /// await store.receive(\.userResponse.success) { $0.user = .mock }
  /// ```
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
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
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    await core.receive(.inCase(actionCase, value), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent `expectedAction`, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = _SourceLocation(fileID, filePath, line, column)
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await core.receive(.equal(to: expectedAction), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action that `isMatching` accepts, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await core.receive(.matching(isMatching), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action in a case, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await core.receive(.inCase(actionCase), timeout: duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect has sent an action in a case with a certain payload, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    let duration = Duration.nanoseconds(Int64(clamping: nanoseconds))
    await core.receive(.inCase(actionCase, value), timeout: duration, updateStateToExpectedResult, at: place)
  }
}
