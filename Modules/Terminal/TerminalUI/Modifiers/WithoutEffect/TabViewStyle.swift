/// The look of a tab view. It has no effect on a terminal.
public struct TabViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = TabViewStyle(name: "automatic")
  public static let page = TabViewStyle(name: "page")
  public static let sidebarAdaptable = TabViewStyle(name: "sidebarAdaptable")
  public static let tabBarOnly = TabViewStyle(name: "tabBarOnly")

  /// Returns the look of pages.
  ///
  /// - Parameter indexDisplayMode: Whether dots show the page.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle { page }
}
