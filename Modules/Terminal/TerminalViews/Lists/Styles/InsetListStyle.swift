/// A look of a list with the sections one below the other.
public struct InsetListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The sections one below the other.
  public static var inset: InsetListStyle { InsetListStyle() }
}
