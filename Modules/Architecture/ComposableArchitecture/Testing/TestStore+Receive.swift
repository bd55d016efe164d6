import CasePaths
import CustomDump

extension TestStore {
  /// Asserts that an effect has sent `expectedAction`, and how it changes the state.
  ///
  /// - Parameters:
  ///   - expectedAction: What an effect has sent, or sends within the timeout.
  ///   - duration: How long to wait if an effect waits for the outside world; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Changes the state to what it is expected to be afterwards. Without one no
  ///     change is expected.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await core.receive(
      ExpectedAction(
        matches: { $0 == expectedAction },
        description: String(customDumping: expectedAction),
        difference: { CustomDump.diff(expectedAction, $0, format: .proportional) }
      ),
      timeout: duration,
      updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action for which `isMatching` holds, and how it changes the state.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.receive(
      ExpectedAction(matches: isMatching, description: "an action that matches the predicate"),
      timeout: duration,
      updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await core.receive(
      ExpectedAction(
        matches: { path.extract(from: $0) != nil },
        description: "an action matching the case \"\(actionCase)\""
      ),
      timeout: duration,
      updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action in a case with a certain payload, and how it changes the state.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await core.receive(
      ExpectedAction(
        matches: { path.extract(from: $0) == value },
        description: String(customDumping: path.embed(value)),
        difference: { action in
          path.extract(from: action).flatMap { CustomDump.diff(value, $0, format: .proportional) }
        }
      ),
      timeout: duration,
      updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent `expectedAction`, with a timeout in nanoseconds.
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction,
      timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// What a test expects to receive.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  let description: String
  var difference: (Action) -> String? = { _ in nil }
}

extension TestStoreCore {
  func receive(
    _ expected: ExpectedAction<Action>,
    timeout: Duration?,
    _ update: ((inout State) throws -> Void)?,
    at location: SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let timeout = timeout ?? self.timeout
    let isThere = await wait(upTo: timeout) {
      exhaustivity == .on ? !received.isEmpty : received.contains { expected.matches($0.action) }
    }
    guard isThere else { return reportMissing(expected, after: timeout, at: location) }
    if exhaustivity != .on { skip(until: expected, at: location) }
    let next = received.removeFirst()
    if !expected.matches(next.action) { reportUnexpected(next.action, expected, at: location) }
    expect(next.moment, update, at: location)
  }

  private func reportMissing(
    _ expected: ExpectedAction<Action>,
    after timeout: Duration,
    at location: SourceLocation
  ) {
    let waited = inFlight.contains { $0.parking == nil } ? " after \(timeout)" : ""
    if received.isEmpty {
      report(
        """
        Expected to receive an action, but received none\(waited). …

          Expected: \(expected.description)

        \(inFlightDescription)
        """,
        at: location
      )
    } else {
      report(
        """
        Expected to receive \(expected.description), but didn't get one\(waited). …

          Received instead:
        \(indented(descriptions(of: received), by: 4))

        \(inFlightDescription)
        """,
        at: location
      )
    }
    markReported(inFlight)
  }

  private func skip(until expected: ExpectedAction<Action>, at location: SourceLocation) {
    guard let index = received.firstIndex(where: { expected.matches($0.action) }), index > 0 else { return }
    let skipped = received[..<index]
    report(
      """
      \(skipped.count) received action\(skipped.count == 1 ? " was" : "s were") skipped: …

        Skipped actions:
      \(indented(descriptions(of: skipped), by: 4))
      """,
      at: location,
      isSkipped: true
    )
    if let last = skipped.last { settle(at: last.moment) }
    received.removeFirst(index)
  }

  private func reportUnexpected(
    _ action: Action,
    _ expected: ExpectedAction<Action>,
    at location: SourceLocation
  ) {
    let body =
      expected.difference(action).map { "\(indented($0, by: 4))\n\n(Expected: −, Received: +)" }
        ?? """
          Expected: \(expected.description)
          Received: \(String(customDumping: action))
        """
    report("Received unexpected action: …\n\n\(body)", at: location)
  }
}
