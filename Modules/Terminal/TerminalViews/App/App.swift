import Foundation

/// A program that shows a view on the whole terminal until the user quits.
///
/// ```swift
/// @main struct Demo: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// The first window is shown. For options of the command line, a theme that is kept and the inspector, see
/// `CommandSupport`.
@MainActor
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes, the first of which is shown.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// The view of the app.
  public var _view: some View { AppView(app: self) }

  /// Runs the app. It ends with status 1 if there is no terminal that can show it.
  public static func main() async {
    do {
      let app = try TerminalApp { Self()._view }
      _ = try await app.run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

/// The view of an app's first window.
nonisolated struct AppView<Application: App>: View {
  let app: Application

  @MainActor var body: some View { app.body._window }
}
