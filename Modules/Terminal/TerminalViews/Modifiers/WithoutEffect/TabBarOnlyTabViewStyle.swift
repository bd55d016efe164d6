/// A look of a tab view. It has no effect on a terminal.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
