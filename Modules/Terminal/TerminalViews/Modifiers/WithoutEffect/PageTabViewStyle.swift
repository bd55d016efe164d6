/// A look of a tab view. It has no effect on a terminal.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show the page. It has no effect on a terminal.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// - Parameter indexDisplayMode: Whether dots show the page.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the look of pages.
  ///
  /// - Parameter indexDisplayMode: Whether dots show the page.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
