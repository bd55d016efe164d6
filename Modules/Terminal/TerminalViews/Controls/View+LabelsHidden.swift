extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls don't show their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the toggles, pickers, sliders and date pickers in this view.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Shows or hides the labels of the toggles, pickers, sliders and date pickers in this view.
  ///
  /// - Parameter visibility: Whether they are shown. They are by default.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden)
  }
}
