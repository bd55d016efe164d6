/// The look that a button has by itself.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that a button has by itself.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
