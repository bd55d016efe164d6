/// A vertical stack, under SwiftUI's name for long columns. It creates all of its views; a ``List`` creates only those
/// on the screen.
public typealias LazyVStack = VStack

extension VStack {
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between two views; none by default.
  ///   - pinnedViews: The views that stay in sight in SwiftUI. Here they scroll with the others.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}
