import CustomDump

extension TestStoreCore {
  func receive(
    _ expected: ExpectedAction<Action>,
    timeout: Duration?,
    _ update: ((inout State) throws -> Void)?,
    at location: _SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let isThere = await wait(upTo: timeout) {
      exhaustivity == .on
        ? !received.isEmpty : received.contains { expected.matches($0.action) }
    }
    guard isThere else { return reportMissing(expected, after: timeout, at: location) }
    if exhaustivity != .on { skip(until: expected, at: location) }
    let next = received.removeFirst()
    let action = next.action
    if !expected.matches(action) { reportUnexpected(action, expected, at: location) }
    expect(next.moment, update, at: location)
    await letTasksGoOn()
  }

  private func reportMissing(
    _ expected: ExpectedAction<Action>,
    after timeout: Duration?,
    at location: _SourceLocation
  ) {
    let waited = waited(upTo: timeout)
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

  private func skip(until expected: ExpectedAction<Action>, at location: _SourceLocation) {
    guard let index = received.firstIndex(where: { expected.matches($0.action) }),
      index > 0
    else { return }
    let skipped = received[..<index]
    reportSkipped(skipped, at: location)
    if let last = skipped.last { settle(at: last.moment) }
    received.removeFirst(index)
  }

  /// Reports the actions that the test has skipped, if the store isn't exhaustive and shows them.
  func reportSkipped(_ skipped: some Collection<ReceivedAction>, at location: _SourceLocation) {
    guard exhaustivity != .on else { return }
    report(
      """
      \(skipped.count) received action\(skipped.count == 1 ? " was" : "s were") skipped: …

        Skipped actions:
      \(indented(descriptions(of: skipped), by: 4))
      """,
      at: location,
      isSkipped: true
    )
  }

  private func reportUnexpected(
    _ action: Action,
    _ expected: ExpectedAction<Action>,
    at location: _SourceLocation
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
