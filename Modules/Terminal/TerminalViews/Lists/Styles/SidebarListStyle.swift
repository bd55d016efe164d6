/// A look of a list with the sections one below the other.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The sections one below the other.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
