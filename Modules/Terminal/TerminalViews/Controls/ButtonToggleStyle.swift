/// The look of a toggle as a button, with a mark while the setting is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "●" : "○")
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button, with a mark while the setting is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
