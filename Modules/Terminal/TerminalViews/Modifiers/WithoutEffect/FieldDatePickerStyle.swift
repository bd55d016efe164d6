/// A look of a date picker. It has no effect on a terminal.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
