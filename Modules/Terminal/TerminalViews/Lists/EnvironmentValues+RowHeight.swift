extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The least height of a row of a list. It has no effect on a terminal.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of the header of a list's section. It has no effect on a terminal.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
