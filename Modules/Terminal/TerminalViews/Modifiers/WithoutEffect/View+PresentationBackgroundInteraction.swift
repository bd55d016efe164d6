nonisolated extension View {
  /// Sets whether the views behind a sheet react. It has no effect on a terminal.
  ///
  /// - Parameter interaction: Whether they do.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }
}
