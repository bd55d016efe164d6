/// A day of a leap year. The number service counts dates by it.
struct LeapDay: Equatable {
  /// 1 for January 1, 366 for December 31.
  let number: Int

  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Parses a day's number, or a month and a day: `60` and `2/29` are the same. Returns `nil` for days that no year
  /// has.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1:
      guard (1...366).contains(numbers[0]) else { return nil }
      number = numbers[0]
    case 2:
      let (month, day) = (numbers[0], numbers[1])
      guard (1...12).contains(month), (1...Self.lengths[month - 1]).contains(day) else { return nil }
      number = Self.lengths.prefix(month - 1).reduce(day, +)
    default:
      return nil
    }
  }
}
