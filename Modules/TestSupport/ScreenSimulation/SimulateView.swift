import ComposableArchitecture
import Simulation
import TerminalUI

/// Looks for an order of events that breaks a feature. The user does only what the screen offers.
///
/// The user presses keys of enabled buttons, moves through rows and tabs, types and pastes into the focused field, clicks,
/// and changes the size of the screen. Tasks of views send their actions as on a terminal. All else is as in
/// `simulate` without a screen. The story lists the inputs with their actions, and the generated test sends these
/// actions.
///
/// ```swift
/// await simulate(RootFeature.State()) {
///   RootFeature()
/// } dependencies: {
///   $0.coinClient.coins = { currency, _ in
///     try await answer("coins(\(currency))", .value([.mock]), .failure(APIError.timedOut))
///   }
/// } view: { store in
///   RootView(store: store, source: "")
/// } atRest: { state in
///   #expect(state.activity.loading.isEmpty)
/// }
/// ```
///
/// - Parameters:
///   - initialState: The state at the beginning of each run.
///   - options: The strategy, the budget, the invariants that are checked without being stated, and the seed.
///   - reducer: The feature.
///   - dependencies: Overrides dependencies. Called for each run.
///   - view: Returns the view of the store.
///   - always: Checks a state. Called after each action.
///   - atRest: Checks a state in which no request is pending and no effect sleeps.
/// - Returns: What the simulation did, and what occurred in it.
@MainActor
@discardableResult
public func simulate<R: Reducer, Content: View>(
  _ initialState: @autoclosure @escaping () -> R.State,
  options: SimulationOptions = SimulationOptions(),
  reducer: @escaping () -> R,
  dependencies: @escaping (_ values: inout DependencyValues) -> Void = { _ in },
  view: @escaping @MainActor (_ store: StoreOf<R>) -> Content,
  always: @escaping @MainActor (_ state: R.State) throws -> Void = { _ in },
  atRest: @escaping @MainActor (_ state: R.State) throws -> Void = { _ in },
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) async -> SimulationReport where R.State: Equatable {
  await simulate(
    initialState,
    options: options,
    reducer: reducer,
    dependencies: dependencies,
    screen: { store, executor in
      UserScreen(DrivenScreen(width: 80, height: 24, taskExecutor: executor, view: view(store)))
    },
    always: always,
    atRest: atRest,
    at: SimulationPlace(fileID, filePath, line, column, function)
  )
}
