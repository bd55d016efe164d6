/// Whether an action closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
