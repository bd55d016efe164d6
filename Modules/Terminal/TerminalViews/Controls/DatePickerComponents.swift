/// The parts of a date that a ``DatePicker`` shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The year, the month and the day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
