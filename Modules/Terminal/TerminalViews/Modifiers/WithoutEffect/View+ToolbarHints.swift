nonisolated extension View {
  /// Sets whether bars have a background. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - bars: The bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets the background of bars. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets whether bars are light or dark. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - colorScheme: The look; `nil` for the default.
  ///   - bars: The bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether bars are shown. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are.
  ///   - bars: The bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets whether bars are shown. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are.
  ///   - bars: The bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Removes an item that a bar has by itself. It has no effect on a terminal.
  ///
  /// - Parameter defaultItemKind: The item.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Sets the purpose of the toolbar. It has no effect on a terminal.
  ///
  /// - Parameter role: The purpose.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Hides the button that leads back. It has no effect on a terminal.
  ///
  /// - Parameter hidesBackButton: Whether it is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Sets the background of a sheet. It has no effect on a terminal.
  ///
  /// - Parameter style: The background.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Sets the size of a sheet. It has no effect on a terminal.
  ///
  /// - Parameter sizing: The size.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Sets the order of menus. It has no effect on a terminal.
  ///
  /// - Parameter order: The order.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
