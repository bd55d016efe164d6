nonisolated extension View {
  /// Sets the title, and its size, which has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size.
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// Sets the size of the title. It has no effect on a terminal.
  ///
  /// - Parameter displayMode: The size.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the size of the title. It has no effect on a terminal.
  ///
  /// - Parameter mode: The size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Hides the status bar of a device. It has no effect on a terminal.
  ///
  /// - Parameter hidden: Whether it is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets a second line of the title. It has no effect on a terminal.
  ///
  /// - Parameter subtitle: The line.
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }

  /// Sets the symbol of a dialog. It has no effect on a terminal.
  ///
  /// - Parameter icon: The symbol.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the importance of a dialog. It has no effect on a terminal.
  ///
  /// - Parameter severity: The importance.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets whether system bars, such as the home indicator, are shown. It has no effect on a terminal.
  ///
  /// - Parameter visibility: Whether they are.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the heights at which a sheet rests. It has no effect on a terminal.
  ///
  /// - Parameter detents: The heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Sets the heights at which a sheet rests. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height at which it rests.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Sets whether a sheet shows a handle. It has no effect on a terminal.
  ///
  /// - Parameter visibility: Whether it does.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the radius of a sheet's corners. It has no effect on a terminal.
  ///
  /// - Parameter cornerRadius: The radius; `nil` for the default.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets how a popover is shown on a small device. It has no effect on a terminal.
  ///
  /// - Parameter adaptation: The way.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets how a popover is shown on a small device. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The way on a narrow device.
  ///   - verticalAdaptation: The way on a low device.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets whether the look is light or dark. It has no effect on a terminal.
  ///
  /// - Parameter colorScheme: The look; `nil` for the default.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Extends this view to the edges of a device. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore.
  ///   - edges: The edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: EdgeSet = .all) -> some View { self }
}
