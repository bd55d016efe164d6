import ComposableArchitecture
import Foundation
import IssueReporting
import Testing

/// Looks for an order of events that breaks a feature, and fails the test if there is one.
///
/// ```swift
/// @Test func `no order of answers shows coins in the wrong currency`() async {
///   await simulate(CoinsFeature.State()) {
///     CoinsFeature()
///   } dependencies: {
///     $0.coinClient.coins = { currency, _ in
///       try await answer("coins(\(currency))", .value([.mock]), .value([]), .failure(APIError.timedOut))
///     }
///   } user: { state in
///     [.task, .refreshButtonTapped, .currencyButtonTapped, .sortButtonTapped]
///   } always: { state in
///     #expect(state.listing.isLoading || state.listing.value?.currency ?? state.currency == state.currency)
///   }
/// }
/// ```
///
/// Each run begins with the initial state and fresh dependencies. One stream of choices decides what happens in it: what
/// the user does, which request is answered when and how, when time passes, which job of which effect runs first, and
/// whether at its end the feature comes to rest, is dismissed by its parent, or loses its store. The reported
/// failure is the simplest that was found. It has the story of the run, and a test that fails in the same way without
/// a simulation.
///
/// `continuousClock`, `suspendingClock`, `date`, `uuid` and `withRandomNumberGenerator` belong to the simulation. If
/// the feature uses another dependency without an override, the test fails and names it.
///
/// - Parameters:
///   - initialState: The state at the beginning of each run.
///   - options: The strategy, the budget, the invariants that are checked without being stated, and the seed.
///   - reducer: The feature.
///   - dependencies: Overrides dependencies. Called for each run, so that values in it are fresh. Requests call
///     ``answer(_:_:fileID:line:)``.
///   - user: Returns the actions that the user could send in a state, the simplest first.
///   - always: Checks a state. Called after each action.
///   - atRest: Checks a state in which no request is pending and no effect sleeps.
/// - Returns: What the simulation did, and what occurred in it.
@MainActor
@discardableResult
public func simulate<R: Reducer>(
  _ initialState: @autoclosure @escaping () -> R.State,
  options: SimulationOptions = SimulationOptions(),
  reducer: @escaping () -> R,
  dependencies: @escaping (_ values: inout DependencyValues) -> Void = { _ in },
  user: @escaping @MainActor (_ state: R.State) throws -> [R.Action],
  always: @escaping @MainActor (_ state: R.State) throws -> Void = { _ in },
  atRest: @escaping @MainActor (_ state: R.State) throws -> Void = { _ in },
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) async -> SimulationReport where R.State: Equatable {
  let simulation = FeatureSimulation<R>(
    initialState: initialState,
    reducer: reducer,
    dependencies: dependencies,
    user: user,
    always: always,
    atRest: atRest,
    checks: options.checks
  )
  let place = SimulationPlace(fileID, filePath, line, column, function)
  return await SimulationSession(options: options, place: place).report(of: simulation)
}
