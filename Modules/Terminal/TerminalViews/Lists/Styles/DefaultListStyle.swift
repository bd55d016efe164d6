/// A look of a list with the sections one below the other.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The sections one below the other.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
