/// The purpose of a toolbar. It has no effect on a terminal.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}
