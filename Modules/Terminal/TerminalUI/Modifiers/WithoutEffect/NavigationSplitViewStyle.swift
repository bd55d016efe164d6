/// The look of a navigation split view. It has no effect on a terminal.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}
