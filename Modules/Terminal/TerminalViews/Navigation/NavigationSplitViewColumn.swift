/// A column of a ``NavigationSplitView``.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  case sidebar, content, detail
}

extension Binding where Value == NavigationSplitViewColumn {
  /// Returns a binding to the column that a value chooses.
  ///
  /// - Parameter isShown: Whether the detail is shown instead of the sidebar.
  public static func detail(isShown: Binding<Bool>) -> Self {
    Binding(
      get: { isShown.wrappedValue ? .detail : .sidebar },
      set: { isShown.wrappedValue = $0 == .detail }
    )
  }
}
