nonisolated extension View {
  /// Sets the color of what is emphasized, as ``tint(_:)`` does.
  ///
  /// - Parameter accentColor: The color; `nil` for the color of the views around this one.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the course of all changes. It has no effect: name the value that changes with ``animation(_:value:)``.
  ///
  /// - Parameter animation: The course of the changes.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Hides a bar. It has no effect: leave out the title, there is no other bar on a terminal.
  ///
  /// - Parameter hidden: Whether it is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Sets the title, as ``navigationTitle(_:)`` does.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size, which has no effect on a terminal.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// Adds items at both ends of the toolbar.
  ///
  /// - Parameters:
  ///   - leading: The items at the start.
  ///   - trailing: The items at the end.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items at the start of the toolbar.
  ///
  /// - Parameter leading: The items at the start.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
    }
  }

  /// Adds items at the end of the toolbar.
  ///
  /// - Parameter trailing: The items at the end.
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Hides the status bar of a device. It has no effect on a terminal.
  ///
  /// - Parameter hidden: Whether it is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Turns the correction of spelling off. It has no effect on a terminal.
  ///
  /// - Parameter disable: Whether it is off; `nil` for the default.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Shows only those cells of this view in which another view draws something.
  ///
  /// - Parameter mask: The other view, which isn't shown itself.
  public func mask(_ mask: some View) -> some View {
    self.mask { mask }
  }

  /// Sets the label, as ``accessibilityLabel(_:)`` does.
  ///
  /// - Parameter label: What a screen reader says instead of the text.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Hides this view from a screen reader, as ``accessibilityHidden(_:)`` does.
  ///
  /// - Parameter hidden: Whether a screen reader leaves this view out.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
