import ComposableArchitecture

/// A screen through which the user of a simulation acts.
@MainActor
package protocol SimulatedScreen: AnyObject {
  /// The inputs that are possible now, the simplest first. Each has a name for the story.
  var inputs: [(name: String, perform: @MainActor () -> Void)] { get }

  /// Shows the state as it is now.
  ///
  /// - Returns: Whether anything had changed.
  func update() -> Bool

  /// Closes the screen, which cancels the tasks of its views.
  func close()
}

/// Simulates a feature with a user that acts through a screen.
///
/// - Parameter screen: Makes the screen of a store. Its tasks run on the executor.
/// - Returns: What the simulation did.
@MainActor
package func simulate<R: Reducer>(
  _ initialState: @escaping () -> R.State,
  options: SimulationOptions,
  reducer: @escaping () -> R,
  dependencies: @escaping (_ values: inout DependencyValues) -> Void,
  screen: @escaping @MainActor (StoreOf<R>, any TaskExecutor) -> any SimulatedScreen,
  always: @escaping @MainActor (_ state: R.State) throws -> Void,
  atRest: @escaping @MainActor (_ state: R.State) throws -> Void,
  at place: SimulationPlace
) async -> SimulationReport where R.State: Equatable {
  let simulation = FeatureSimulation<R>(
    initialState: initialState,
    reducer: reducer,
    dependencies: dependencies,
    user: { _ in [] },
    always: always,
    atRest: atRest,
    checks: options.checks,
    screen: screen
  )
  return await SimulationSession(options: options, place: place).report(of: simulation)
}
