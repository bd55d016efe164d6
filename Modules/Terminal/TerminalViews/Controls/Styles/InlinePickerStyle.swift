/// A look of a picker with all choices in a column. In a form, list or menu each of them is a row.
public struct InlinePickerStyle: ArrangingPickerStyle {
  public init() {}

  var arrangement: PickerArrangement { .rows }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices in a column, each with a mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
