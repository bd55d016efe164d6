/// The only look of tables.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The only look of tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
