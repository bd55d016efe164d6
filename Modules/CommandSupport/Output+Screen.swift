import ComposableArchitecture
import TerminalUI

extension Output {
  /// Shows a feature on the whole terminal until somebody leaves it, with an inspector on F12.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - isPreview: Whether the screen is only to be looked at as it is: nothing is loaded by itself.
  ///   - quitWarning: Why the app should not be left now; `nil` if nothing would be lost.
  ///   - reducer: The feature.
  ///   - view: The screen of a store.
  /// - Throws: A usage error where there is no terminal for a full screen; `CancellationError` when somebody
  ///   interrupted it.
  @MainActor
  public func screen<R: Reducer, Screen: View>(
    of initialState: R.State,
    isPreview: Bool = false,
    quitWarning: @escaping @MainActor (Store<R.State, R.Action>) -> String? = { _ in nil },
    reducer: R,
    @ViewBuilder view: @escaping @MainActor (Store<R.State, R.Action>) -> Screen
  ) async throws {
    guard context.standardOutput.isTerminal else { throw Self.needsTerminal("the output is no terminal") }
    let inspector = Inspector<R.State, R.Action>()
    let store = Store(initialState: initialState) { inspector.inspecting(reducer) }
    let app: TerminalApp
    do {
      let options = TerminalAppOptions(runsTasks: !isPreview) { quitWarning(store) }
      app = try TerminalApp(environment: context.environment, options: options) {
        InspectedView(inspector, store: store, content: view)
      }
    } catch let error as TerminalUnavailable {
      throw Self.needsTerminal(error.reason)
    }
    if try await app.run() == .interrupted { throw CancellationError() }
  }

  private static func needsTerminal(_ reason: String) -> CommandFailure {
    .usage("\(reason); use the commands that print instead, which --help lists")
  }
}
