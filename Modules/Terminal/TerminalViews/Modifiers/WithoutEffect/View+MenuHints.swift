nonisolated extension View {
  /// Sets whether the views behind a sheet react. It has no effect on a terminal.
  ///
  /// - Parameter interaction: Whether they do.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }

  /// Sets whether an action closes a menu. It has no effect on a terminal: it does.
  ///
  /// - Parameter behavior: Whether it does.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
