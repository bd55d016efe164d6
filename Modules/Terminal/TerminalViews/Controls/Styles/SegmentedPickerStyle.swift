/// A look of a picker with all choices in a row.
public struct SegmentedPickerStyle: ArrangingPickerStyle {
  public init() {}

  var arrangement: PickerArrangement { .row }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices in a row, the selected one underlined; if there isn't room for them, the selected one alone.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
