/// A look of a list with an empty line between sections.
public struct GroupedListStyle: GroupingListStyle {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// An empty line between sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
