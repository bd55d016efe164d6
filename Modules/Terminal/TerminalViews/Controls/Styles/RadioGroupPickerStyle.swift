/// A look of a picker with all choices in a column.
public struct RadioGroupPickerStyle: ArrangingPickerStyle {
  public init() {}

  var arrangement: PickerArrangement { .column }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices in a column, as ``inline``.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
