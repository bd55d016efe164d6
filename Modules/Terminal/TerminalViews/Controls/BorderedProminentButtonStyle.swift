/// The look of the most important button: bold brackets and a bold label in the accent color.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "[")
      configuration.label
      Text(verbatim: "]")
    }
    .foregroundColor(configuration.role == .destructive ? .red : .accentColor)
    .bold()
  }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// Bold brackets and a bold label in the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
