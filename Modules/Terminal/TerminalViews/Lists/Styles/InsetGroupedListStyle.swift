/// A look of a list with an empty line between sections.
public struct InsetGroupedListStyle: GroupingListStyle {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// An empty line between sections.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
