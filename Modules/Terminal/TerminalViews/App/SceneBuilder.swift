/// Makes a scene of the scenes of an app.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first window of several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var window: AnyView?
    for scene in repeat each content { window = window ?? scene._window }
    return WindowScene(window: window)
  }
}

/// A scene with a window, or with none.
struct WindowScene: Scene {
  let window: AnyView?

  var body: Never { fatalError("A window has no body.") }
  var _window: AnyView? { window }
}
