/// A look of a picker with the selected choice alone.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The selected choice alone.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
