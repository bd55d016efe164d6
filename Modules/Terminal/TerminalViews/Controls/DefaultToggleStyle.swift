/// The look of a toggle with a box before its label.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleBox(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A box before the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A box before the label.
  public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}
