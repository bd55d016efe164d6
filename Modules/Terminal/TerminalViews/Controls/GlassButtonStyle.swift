/// The look of a button of glass. A terminal shows brackets around its label.
public struct GlassButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// Brackets around the label.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
