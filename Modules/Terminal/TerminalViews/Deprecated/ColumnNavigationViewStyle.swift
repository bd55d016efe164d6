/// A look of a navigation view. It has no effect on a terminal.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
