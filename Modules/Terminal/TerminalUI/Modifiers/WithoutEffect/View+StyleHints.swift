extension View {
  /// Sets the look of tab views. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { self }

  /// Sets the look of menus. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func menuStyle(_ style: MenuStyle) -> some View { self }

  /// Sets the look of forms. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func formStyle(_ style: FormStyle) -> some View { self }

  /// Sets the look of date pickers. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }

  /// Sets the look of navigation split views. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
}
