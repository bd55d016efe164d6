nonisolated extension View {
  /// Sets the look of tab views. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Sets the look of forms. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func formStyle(_ style: some FormStyle) -> some View { self }

  /// Sets the look of date pickers. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }

  /// Sets the look of navigation split views. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }

  /// Sets the look of groups of controls. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }

  /// Sets the look of the dots of tab views with pages. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }

  /// Sets the look of text editors. It has no effect on a terminal.
  ///
  /// - Parameter style: The look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
