/// The container whose background ``View/containerBackground(_:for:)`` sets. It has no effect on a terminal.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// A navigation stack.
  case navigation
  /// A navigation split view.
  case navigationSplitView
  /// A tab view.
  case tabView
  /// A widget.
  case widget
  /// A window.
  case window
}

nonisolated extension View {
  /// Sets the background of the container around this view. It has no effect on a terminal, whose background is the user's.
  ///
  /// - Parameters:
  ///   - style: The colors.
  ///   - container: The container.
  public func containerBackground(
    _ style: some ShapeStyle,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets the background of the container around this view. It has no effect on a terminal, whose background is the user's.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The place of the views.
  ///   - content: The views in the background.
  public func containerBackground(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
}
