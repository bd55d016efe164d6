/// The color of a row of a list. It has no effect on a terminal.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  public static let monochrome = ListItemTint(name: "monochrome")

  /// Returns a color.
  ///
  /// - Parameter tint: The color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "\(tint)") }
}
