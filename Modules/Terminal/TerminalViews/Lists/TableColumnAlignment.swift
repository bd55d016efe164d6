/// The alignment of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment

  /// That of the table: at the leading edge.
  public static let automatic = TableColumnAlignment(horizontal: .leading)
  public static let leading = TableColumnAlignment(horizontal: .leading)
  public static let center = TableColumnAlignment(horizontal: .center)
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// That of numbers: at the trailing edge.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}
