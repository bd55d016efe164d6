/// The space between the sections of a list. It has no effect on a terminal.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")

  /// Returns a space.
  ///
  /// - Parameter spacing: The space.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}
