/// A look of a list with the sections one below the other.
public struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The sections one below the other.
  public static var plain: PlainListStyle { PlainListStyle() }
}
