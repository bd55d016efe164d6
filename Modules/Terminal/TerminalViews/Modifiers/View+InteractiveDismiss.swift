/// Whether a view keeps the sheet around it from being closed.
enum DismissDisabledKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension View {
  /// Keeps Escape from closing the sheet around this view. The app can still close it.
  ///
  /// - Parameter isDisabled: Whether it does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
