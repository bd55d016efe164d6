/// The look of the most important button of glass. A terminal shows that of ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// Bold brackets and a bold label in the accent color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
