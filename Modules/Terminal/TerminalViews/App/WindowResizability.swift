/// The way in which a window is resized. It has no effect on a terminal.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window has the size of its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The window is at least as large as its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
