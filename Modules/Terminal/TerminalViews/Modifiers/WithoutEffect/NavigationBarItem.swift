/// The settings of a navigation bar. They have no effect on a terminal.
public enum NavigationBarItem {
  /// The size of a title. It has no effect on a terminal.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}
