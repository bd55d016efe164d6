/// The way in which a window is resized. It has no effect on a terminal.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
