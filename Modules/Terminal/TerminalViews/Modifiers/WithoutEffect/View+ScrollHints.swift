import Foundation

nonisolated extension View {
  /// Sets the color of the lines between rows. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` for the default.
  ///   - edges: The edges of the row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the color of rows. It has no effect on a terminal.
  ///
  /// - Parameter tint: The color; `nil` for the default.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the space between sections. It has no effect on a terminal.
  ///
  /// - Parameter spacing: The space.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Lets scrolling end at the views in this one. It has no effect on a terminal.
  ///
  /// - Parameter isEnabled: Whether it does.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets the places at which scrolling ends. It has no effect on a terminal.
  ///
  /// - Parameter behavior: The places.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Sets the way in which scrolling ends. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - behavior: The way.
  ///   - axes: The directions.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Lets what is scrolled be drawn beside the scroll view. It has no effect on a terminal.
  ///
  /// - Parameter disabled: Whether it is.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
