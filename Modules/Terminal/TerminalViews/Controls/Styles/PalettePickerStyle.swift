/// A look of a picker with all choices in a row.
public struct PalettePickerStyle: ArrangingPickerStyle {
  public init() {}

  var arrangement: PickerArrangement { .row }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All choices in a row, as ``segmented``.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
