/// A look of the dots of a tab view with pages. It has no effect on a terminal.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background. It has no effect on a terminal.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  /// - Parameter backgroundDisplayMode: Whether the dots have a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the look of dots for pages.
  ///
  /// - Parameter backgroundDisplayMode: Whether the dots have a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
