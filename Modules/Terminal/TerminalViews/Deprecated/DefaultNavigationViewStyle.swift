/// A look of a navigation view. It has no effect on a terminal.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
