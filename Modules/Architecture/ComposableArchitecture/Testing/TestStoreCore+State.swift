import CustomDump
import Dependencies

extension TestStoreCore {
  /// Compares the state that an action led to with what the test expects of it.
  ///
  /// - Parameters:
  ///   - actual: The state after the action.
  ///   - update: Makes the expected state of the state before the action.
  ///   - location: Where the test says so.
  func expect(_ actual: State, _ update: ((inout State) throws -> Void)?, at location: SourceLocation) {
    let previous = assertedState
    assertedState = actual
    switch exhaustivity {
    case .on: expectExactly(actual, after: previous, update, at: location)
    case .off: expectPartly(actual, after: previous, update, at: location)
    }
  }

  private func expectExactly(
    _ actual: State,
    after previous: State,
    _ update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) {
    guard let expected = updated(previous, update, at: location) else { return }
    if expected != actual {
      report(difference(expected, actual, isUpdated: update != nil), at: location)
    } else if update != nil, expected == previous {
      report(Self.noChange, at: location)
    }
  }

  private func expectPartly(
    _ actual: State,
    after previous: State,
    _ update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) {
    guard let expected = updated(actual, update, at: location) else { return }
    if expected != actual {
      report(difference(expected, actual, isUpdated: true), at: location)
    } else if case .off(showSkippedAssertions: true) = exhaustivity,
      let whole = updated(previous, update, at: location), whole != actual
    {
      report(difference(whole, actual, isUpdated: update != nil), at: location, isSkipped: true)
    }
  }

  private func updated(
    _ state: State,
    _ update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) -> State? {
    var state = state
    do {
      try withDependencies {
        $0 = engine.dependencies
      } operation: {
        try ReductionContext.untracked { Result { try update?(&state) } }.get()
      }
      return state
    } catch {
      report("Threw error: \(error)", at: location)
      return nil
    }
  }

  private static var noChange: String {
    """
    Expected state to change, but no change occurred.

    The trailing closure made no observable modifications to state. If no change to state is expected, omit the \
    trailing closure.
    """
  }

  private func difference(_ expected: State, _ actual: State, isUpdated: Bool) -> String {
    let heading =
      isUpdated
      ? "A state change does not match expectation: …"
      : "State was not expected to change, but a change occurred: …"
    let difference =
      CustomDump.diff(expected, actual, format: .proportional).map {
        "\(indented($0, by: 4))\n\n(Expected: −, Actual: +)"
      }
        ?? """
        Expected:
        \(indented(String(describing: expected)))

        Actual:
        \(indented(String(describing: actual)))
        """
    return "\(heading)\n\n\(difference)"
  }
}
