import CasePaths

extension TestStore {
  /// Asserts that an effect has sent an action in a case, and how it changes the state.
  @available(*, deprecated, message: "Use a case key path: 'receive(\\.response)'.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = _SourceLocation(fileID, filePath, line, column)
    let expected = ExpectedAction(
      matches: { actionCase.extract(from: $0) != nil },
      describe: { "an action matching the case of \(actionCase)" }
    )
    await core.receive(expected, timeout: duration, updateStateToExpectedResult, at: place)
  }
}
