/// The place of a ``ToolbarItem``. All are in the key bar at the bottom, but secondary actions, which only the command
/// palette shows.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let isSecondary: Bool

  public static let automatic = ToolbarItemPlacement(isSecondary: false)
  public static let principal = ToolbarItemPlacement(isSecondary: false)
  public static let navigation = ToolbarItemPlacement(isSecondary: false)
  public static let topBarLeading = ToolbarItemPlacement(isSecondary: false)
  public static let topBarTrailing = ToolbarItemPlacement(isSecondary: false)
  public static let navigationBarLeading = ToolbarItemPlacement(isSecondary: false)
  public static let navigationBarTrailing = ToolbarItemPlacement(isSecondary: false)
  public static let bottomBar = ToolbarItemPlacement(isSecondary: false)
  public static let status = ToolbarItemPlacement(isSecondary: false)
  public static let keyboard = ToolbarItemPlacement(isSecondary: false)
  public static let primaryAction = ToolbarItemPlacement(isSecondary: false)
  public static let confirmationAction = ToolbarItemPlacement(isSecondary: false)
  public static let cancellationAction = ToolbarItemPlacement(isSecondary: false)
  public static let destructiveAction = ToolbarItemPlacement(isSecondary: false)
  /// Only in the command palette. The keys of such buttons work all the same.
  public static let secondaryAction = ToolbarItemPlacement(isSecondary: true)
}
