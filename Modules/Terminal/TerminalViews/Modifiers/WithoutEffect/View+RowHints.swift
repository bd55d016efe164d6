nonisolated extension View {
  /// Sets whether lines separate this row from others. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - edges: The edges of the row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets whether lines separate this section from others. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - edges: The edges of the section.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the space around this row. It has no effect on a terminal.
  ///
  /// - Parameter insets: The space; `nil` for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the space between rows. It has no effect on a terminal.
  ///
  /// - Parameter spacing: The space; `nil` for the default.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the prominence of a section's header. It has no effect on a terminal.
  ///
  /// - Parameter prominence: The prominence.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Sets whether a list has a background. It has no effect on a terminal.
  ///
  /// - Parameter visibility: Whether it does.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets whether scroll indicators are shown. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are.
  ///   - axes: The directions.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets whether the rows of a list have two backgrounds in turn. It has no effect on a terminal.
  ///
  /// - Parameter behavior: Whether they have.
  public func alternatingRowBackgrounds(_ behavior: Visibility = .visible) -> some View { self }
}
