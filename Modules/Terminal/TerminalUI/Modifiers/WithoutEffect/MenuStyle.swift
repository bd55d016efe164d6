/// The look of a menu. It has no effect on a terminal.
public struct MenuStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuStyle(name: "automatic")
  public static let button = MenuStyle(name: "button")
  public static let borderlessButton = MenuStyle(name: "borderlessButton")
}
