import Models

extension NumberFactKind {
  /// Returns the number in a text: for dates that of a day of the year, which may be written as a month and a day.
  ///
  /// - Parameter text: What a user has typed.
  /// - Returns: The number; `nil` if there is none.
  func number(in text: String) -> Int? { self == .date ? LeapDay(text)?.number : Int(text) }

  /// Returns the problem with a text without a number, in a sentence; `nil` if there is one.
  ///
  /// - Parameter text: What a user has typed.
  func problem(with text: String) -> String? {
    guard number(in: text) == nil else { return nil }
    return self == .date
      ? "'\(text.quotable)' isn't a date: it must be a day from 1 to 366, or MONTH/DAY as in 2/29"
      : "'\(text.quotable)' isn't a whole number of up to 18 digits"
  }

  /// The text for an empty field.
  var prompt: String { self == .date ? "A day such as 60 or 2/29" : "A whole number such as 1729" }
}
