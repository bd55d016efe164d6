/// The window of an app, which is the whole terminal.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// - Parameter content: The view of the window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameters:
  ///   - title: The title of the window, which has no effect: views set it.
  ///   - id: The name of the window, which has no effect: there is one.
  ///   - content: The view of the window.
  public init(_ title: some StringProtocol, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("A window has no body.") }
  public var _window: AnyView? { AnyView(content) }
}
