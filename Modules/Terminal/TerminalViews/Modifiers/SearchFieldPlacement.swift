/// The place of a search field. It has no effect on a terminal, where the field is above the view.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in a bar is always shown. It has no effect on a terminal.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Returns a place in a bar.
  ///
  /// - Parameter displayMode: Whether the field is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}
