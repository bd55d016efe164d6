nonisolated extension View {
  /// Tells the number of rows that the lists in this view have once all are loaded, for their position in a border:
  /// `1–31 of 250`.
  ///
  /// - Parameter total: The number; `nil` if it isn't known.
  public func listTotal(_ total: Int?) -> some View { environment(\.listTotal, total) }
}

extension EnvironmentValues {
  private enum ListTotalKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// The number of rows of a list once all are loaded, if it is known.
  var listTotal: Int? {
    get { self[ListTotalKey.self] }
    set { self[ListTotalKey.self] = newValue }
  }
}
