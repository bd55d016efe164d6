@testable import ComposableArchitecture

/// An engine whose effects a test steps itself, to see what runs the moment `send` has returned.
@MainActor
struct SteppedEngine<State, Action> {
  let engine: StoreEngine<State, Action>
  private let executor = TestExecutor(isolation: MainActor.shared)

  init(_ state: State, reducer: some Reducer<State, Action>, actions: [Action] = []) {
    engine = StoreEngine(
      initialState: { state },
      reducer: { reducer },
      withDependencies: { _ in },
      isolation: MainActor.shared,
      executor: executor
    )
    for action in actions { engine.send(action, origin: ActionOrigin()) }
    step()
  }

  var state: State { engine.state.pointee }

  /// The number of running effects that haven't been cancelled.
  var running: Int { engine.registry.running.count { !$0.isCancelled } }

  /// Sends an action, without letting any effect run.
  func send(_ action: Action) { engine.send(action, origin: ActionOrigin()) }

  /// Lets the effects run until none can.
  func step() { executor.drain() }
}
