/// The look of a date picker. It has no effect on a terminal.
public struct DatePickerStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = DatePickerStyle(name: "automatic")
  public static let compact = DatePickerStyle(name: "compact")
  public static let graphical = DatePickerStyle(name: "graphical")
  public static let wheel = DatePickerStyle(name: "wheel")
  public static let field = DatePickerStyle(name: "field")
  public static let stepperField = DatePickerStyle(name: "stepperField")
}
