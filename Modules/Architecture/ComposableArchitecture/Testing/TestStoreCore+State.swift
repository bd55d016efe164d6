import CustomDump
import Dependencies
import Sharing

extension TestStoreCore {
  /// Compares the result of an action with what the test expects.
  func expect(_ moment: Moment, _ update: ((inout State) throws -> Void)?, at location: _SourceLocation) {
    let previous = asserted.state
    switch exhaustivity {
    case .on:
      compare(moment, after: StateBox(previous), update, requiresChange: true, at: location)
    case .off(let showSkippedAssertions):
      if showSkippedAssertions, changesMore(than: update, from: previous, to: moment) {
        compare(moment, after: StateBox(previous), update, isSkipped: true, at: location)
      }
      sharedChanges.advance(to: moment.shared)
      compare(moment, after: StateBox(moment.state), update, at: location)
    }
    settle(at: moment)
  }

  /// Marks the values at a moment as asserted.
  func settle(at moment: Moment) {
    sharedChanges.advance(to: moment.shared)
    asserted = moment
  }

  /// Returns the difference between `actual` and the state that `update` makes from `expected`, the state before.
  func compare(
    _ actual: Moment,
    after expected: StateBox<State>,
    _ update: ((inout State) throws -> Void)?,
    requiresChange: Bool = false,
    isSkipped: Bool = false,
    at location: _SourceLocation
  ) {
    let mustChange = requiresChange && update != nil && !sharedChanges.hasChanges(at: actual.shared)
    let outcome = asserting(actual) {
      Result { () throws -> String? in
        let isUnchanged = mustChange && expected.isEqual(to: actual.state)
        try update?(&expected.pointer.pointee)
        guard expected.isEqual(to: actual.state) else {
          return difference(expected, actual.state, isUpdated: update != nil)
        }
        let overlooked = overlookedDifferences(expected, actual)
        guard overlooked.isEmpty else {
          return failure(overlooked.joined(separator: "\n"), isUpdated: update != nil)
        }
        return isUnchanged && !sharedChanges.hasAssertedValue ? Self.noChange : nil
      }
    }
    switch outcome {
    case .success(let failure?): report(failure, at: location, isSkipped: isSkipped)
    case .success(nil): break
    case .failure(let error): report("Threw error: \(error)", at: location, isSkipped: isSkipped)
    }
  }

  private func changesMore(
    than update: ((inout State) throws -> Void)?,
    from previous: StateBox<State>,
    to actual: Moment
  ) -> Bool {
    asserting(actual) {
      let expected = StateBox(previous)
      try? update?(&expected.pointer.pointee)
      return !expected.isEqual(to: actual.state) || !overlookedDifferences(expected, actual).isEmpty
    }
  }

  /// Returns the differences of shared values in elements of equal states.
  // NB: only if there may be one, because looking for it visits the whole state.
  private func overlookedDifferences(_ expected: StateBox<State>, _ actual: Moment) -> [String] {
    guard sharedChanges.isUnmet(at: actual.shared) else { return [] }
    return sharedDifferences(expected.pointer.pointee, actual.state.pointer.pointee)
  }

  /// Runs a part of the test's assertion in the conditions of the feature after the action before: with its
  /// dependencies, the next identifiers of stack elements, and shared values as the test expects them.
  private func asserting<R>(_ moment: Moment, _ body: () -> R) -> R {
    let dependencies = assertionDependencies(from: moment.stackElementID)
    return DependencyValues.$_current.withValue(dependencies) {
      ReductionContext.untracked { sharedChanges.assert(at: moment.shared, body) }
    }
  }

  private static var noChange: String {
    """
    Expected state to change, but no change occurred.

    The trailing closure made no observable modifications to state. If no change to state is expected, omit the \
    trailing closure.
    """
  }

  private func difference(_ expected: StateBox<State>, _ actual: StateBox<State>, isUpdated: Bool) -> String {
    let (expected, actual) = (expected.pointer.pointee, actual.pointer.pointee)
    if let difference = CustomDump.diff(expected, actual, format: .proportional) {
      return failure(difference, isUpdated: isUpdated)
    }
    return """
      \(heading(isUpdated: isUpdated))

      Expected:
      \(indented(String(describing: expected)))

      Actual:
      \(indented(String(describing: actual)))
      """
  }

  private func failure(_ difference: String, isUpdated: Bool) -> String {
    """
    \(heading(isUpdated: isUpdated))

    \(indented(difference, by: 4))

    (Expected: −, Actual: +)
    """
  }

  private func heading(isUpdated: Bool) -> String {
    isUpdated
      ? "A state change does not match expectation: …"
      : "State was not expected to change, but a change occurred: …"
  }
}
