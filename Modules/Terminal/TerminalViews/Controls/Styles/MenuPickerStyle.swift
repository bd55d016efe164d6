/// A look of a picker with the selected choice alone.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected choice alone.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
