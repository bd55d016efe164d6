/// A look of tables. It is like ``AutomaticTableStyle``.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A look of tables. It is like ``AutomaticTableStyle``.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
