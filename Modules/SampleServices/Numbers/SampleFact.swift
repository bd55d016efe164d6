/// A fact about a number.
struct SampleFact: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case trivia, math, year, date
  }

  var kind: Kind
  /// The number. For a date this is its day in a leap year.
  var number: Int
  /// The text after "42 is", without a period.
  var fragment: String
  var isFound = true
  /// The year, if this is a fact about a date.
  var year: Int?
  /// The day, if this is a fact about a year.
  var day: SampleDay?

  /// The fact as a sentence.
  var sentence: String {
    switch kind {
    case .trivia, .math: "\(number) is \(fragment)."
    case .year: "\(number) is the year that \(fragment)."
    case .date:
      "\(SampleDay(dayOfYear: number).name) is the day \(year.map { "in \($0) " } ?? "")that \(fragment)."
    }
  }

  /// Returns the response for a number without a fact.
  static func unknown(_ number: Int, _ kind: Kind) -> SampleFact {
    let phrases = ["an unremarkable number", "a boring number", "an uninteresting number"]
    let fragment =
      switch kind {
      case .trivia, .math: phrases[Int(number.magnitude % 3)]
      case .year, .date: "nothing remarkable happened"
      }
    return SampleFact(kind: kind, number: number, fragment: fragment, isFound: false)
  }
}

/// A day of a leap year.
struct SampleDay: Hashable, Sendable {
  var month: Int
  var day: Int

  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  init(month: Int, day: Int) {
    self.month = month
    self.day = day
  }

  /// Creates the day with a number from 1 to 366. Other numbers continue into the next or previous year.
  init(dayOfYear: Int) {
    var rest = ((dayOfYear - 1) % 366 + 366) % 366
    var month = 0
    while rest >= Self.lengths[month] {
      rest -= Self.lengths[month]
      month += 1
    }
    self.init(month: month + 1, day: rest + 1)
  }

  var dayOfYear: Int {
    Self.lengths.prefix(month - 1).reduce(day, +)
  }

  var name: String { "\(Self.months[month - 1]) \(day)" }
}
