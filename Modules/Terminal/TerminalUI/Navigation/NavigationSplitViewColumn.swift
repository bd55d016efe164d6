/// A column of a ``NavigationSplitView``.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  case sidebar, detail
}
