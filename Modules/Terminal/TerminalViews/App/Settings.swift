/// A window with settings, which isn't shown: a terminal has one window.
public struct Settings<Content: View>: Scene {
  /// - Parameter content: The view of the window.
  public init(@ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("A window has no body.") }
  public var _window: AnyView? { nil }
}
