/// The look of a button with brackets around its label.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "[")
      configuration.label
      Text(verbatim: "]")
    }
    .foregroundColor(configuration.role == .destructive ? .red : nil)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// Brackets around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
