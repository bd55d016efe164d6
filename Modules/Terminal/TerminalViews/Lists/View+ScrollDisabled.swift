extension EnvironmentValues {
  private enum ScrollDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether scroll views ignore the user's keys and wheel.
  var isScrollDisabled: Bool {
    get { self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = newValue }
  }

  /// Whether the user can scroll, as ``View/scrollDisabled(_:)`` of a view around says.
  public var isScrollEnabled: Bool { !isScrollDisabled }
}

nonisolated extension View {
  /// Stops the user from scrolling the scroll views in this view. Lists still scroll, as they follow their selection.
  ///
  /// - Parameter disabled: Whether it does.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }
}
