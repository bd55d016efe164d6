/// The order of a menu. It has no effect on a terminal.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}
