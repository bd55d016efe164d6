/// A look of a date picker. It has no effect on a terminal.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
