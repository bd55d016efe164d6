extension EnvironmentValues {
  private enum TableHeadlinesKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether tables have headlines.
  var tableHeadlines: Visibility {
    get { self[TableHeadlinesKey.self] }
    set { self[TableHeadlinesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the tables in this view have headlines.
  ///
  /// - Parameter visibility: Whether they are shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeadlines, visibility)
  }
}
