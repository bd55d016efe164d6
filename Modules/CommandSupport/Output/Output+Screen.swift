import ComposableArchitecture
import Foundation
import SessionRecording
import TerminalUI

extension Output {
  /// Shows a feature on the whole terminal until the user quits. F12 opens an inspector.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - isPreview: Whether the screen is a preview: views run no tasks, and settings aren't the user's.
  ///   - reducer: The feature.
  ///   - view: Returns the screen of a store.
  /// - Throws: A usage error if there is no terminal for a full screen; `CancellationError` if the user
  ///   interrupts it.
  @MainActor
  public func screen<R: Reducer, Screen: View>(
    of initialState: @autoclosure () -> R.State,
    isPreview: Bool = false,
    quitWarning: @escaping @MainActor (Store<R.State, R.Action>) -> String? = { _ in nil },
    reducer: R,
    @ViewBuilder view: @escaping @MainActor (Store<R.State, R.Action>) -> Screen
  ) async throws where R.State: Encodable, R.Action: Encodable {
    try requireTerminal()
    let inspector = Inspector<R.State, R.Action>()
    inspector.export = { try Self.export($0, of: "\(R.self)", at: context.now()) }
    inspector.bindingName = { SessionTrace.bindingName(of: $0) }
    inspector.makeTest = { try InspectorTest(of: $0, "\(R.self)", context.recordedFeatures) }
    let continued = ContinuedState(environment: context.environment)
    let (store, keptTheme) = withDependencies {
      if isPreview { $0.defaultAppStorage = .inMemory }
    } operation: {
      let store = Store(initialState: continued.load(R.State.self) ?? initialState()) {
        inspector.inspecting(reducer.recorded(as: "\(R.self)"))
      }
      return (store, Shared(wrappedValue: Theme.auto, .appStorage("theme")))
    }
    let app: TerminalApp
    do {
      var options = TerminalAppOptions(theme: theme ?? keptTheme.wrappedValue, runsTasks: !isPreview) {
        quitWarning(store)
      }
      options.isAccessible = isAccessible
      options.reducesMotion = reducesMotion
      options.themeChosen = { theme in keptTheme.withLock { $0 = theme } }
      app = try TerminalApp(environment: context.environment, options: options) {
        InspectedView(inspector, store: store, content: view)
          .environment(\.imageDecoder, context.imageDecoder)
      }
    } catch let error as TerminalUnavailable {
      let isDumb = context.environment["TERM"] == "dumb"
      throw Self.needsTerminal(error.reason, advice: isDumb ? "use --accessible, or" : "use")
    }
    let end = try await app.run()
    try continued.keep(store.withState { $0 })
    if end == .interrupted { throw CancellationError() }
  }

  /// Exports the inspector's actions to a new file in the current directory, in the format of `--record`.
  @MainActor
  private static func export<State: Encodable, Action: Encodable>(
    _ entries: [Inspector<State, Action>.Entry],
    of feature: String,
    at now: Date
  ) throws -> String {
    let trace = SessionTrace.text(
      of: feature,
      entries.map { (reduction: $0.reduction, time: $0.time) }
    )
    let stamp = now.formatted(.iso8601.year().month().day().dateSeparator(.dash))
    let free = (1...).lazy.map { "\(feature)-\(stamp)-\($0).jsonl" }
      .first { !FileManager.default.fileExists(atPath: $0) }
    let name = free ?? "\(feature).jsonl"
    try Data(trace.utf8).write(to: URL(filePath: name), options: .withoutOverwriting)
    return "\(entries.count) actions are in \(name); 'replay' replays them"
  }

  /// Checks that there is a terminal, before anything else is done.
  ///
  /// - Throws: A usage error if there is none.
  func requireTerminal() throws {
    guard context.standardOutput.isTerminal else {
      throw Self.needsTerminal("the interactive app needs a terminal, and the output isn't one")
    }
  }

  private static func needsTerminal(_ reason: String, advice: String = "use") -> CommandFailure {
    .usage("\(reason); \(advice) the commands that print, such as 'composed coins list' (--help lists them)")
  }
}
