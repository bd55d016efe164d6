/// A place for margins of content.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated extension View {
  /// Adds margins around this view. In SwiftUI, content that scrolls moves across them.
  ///
  /// - Parameters:
  ///   - edges: The edges with a margin.
  ///   - length: Its columns or rows; `nil` for one.
  ///   - placement: What it is for. Marks at the edges for scrolling have no margin.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, placement == .scrollIndicators ? 0 : length)
  }

  /// Adds margins around this view. In SwiftUI, content that scrolls moves across them.
  ///
  /// - Parameters:
  ///   - length: The columns or rows of each.
  ///   - placement: What they are for. Marks at the edges for scrolling have no margin.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
