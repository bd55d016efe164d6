/// A look of a picker with all choices in a column.
public struct InlinePickerStyle: ArrangingPickerStyle {
  public init() {}

  var arrangement: PickerArrangement { .column }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices in a column, each with a mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
