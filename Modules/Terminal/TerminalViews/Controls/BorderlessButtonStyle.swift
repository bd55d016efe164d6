/// The look of a button that is its label in the accent color.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .red : .accentColor)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent color.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
