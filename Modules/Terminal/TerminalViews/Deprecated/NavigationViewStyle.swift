/// The look of a ``NavigationView``. It has no effect on a terminal.
public protocol NavigationViewStyle {}

nonisolated extension View {
  /// Sets the look of the navigation views in this view. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
