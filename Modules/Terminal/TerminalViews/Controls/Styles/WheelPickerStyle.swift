/// A look of a picker with the selected choice alone.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The selected choice alone, as ``menu``.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
