/// What a route asks for a fact about.
struct FactSubject {
  var kind: SampleFact.Kind
  /// Nil where it has more digits than can be counted with.
  var number: Int?

  /// `N`, `N/KIND`, `MONTH/DAY` or `MONTH/DAY/date`; nil for any other route.
  init?(_ route: [String]) {
    guard let first = route.first, Self.isNumber(first) else { return nil }
    switch route.count {
    case 1:
      self.init(kind: .trivia, number: Int(first))
    case 2 where !Self.isNumber(route[1]):
      guard let kind = SampleFact.Kind(rawValue: route[1]) else { return nil }
      let number = Int(first)
      self.init(
        kind: kind,
        number: kind == .date ? number.map { SampleDay(dayOfYear: $0).dayOfYear } : number
      )
    case 2...3:
      guard
        route.count == 2 || route[2] == "date",
        let month = Int(first), let day = Int(route[1]), 1...12 ~= month, 1...31 ~= day
      else { return nil }
      // NB: a day that the month does not have is one of the next month: 2/31 is March 2.
      let dayOfYear = SampleDay(month: month, day: day).dayOfYear
      self.init(kind: .date, number: SampleDay(dayOfYear: dayOfYear).dayOfYear)
    default:
      return nil
    }
  }

  private init(kind: SampleFact.Kind, number: Int?) {
    self.kind = kind
    self.number = number
  }

  /// The numbers of a batch such as `1..3,10`, at most a hundred; nil where it is not well formed.
  static func numbers(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = part.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
      guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, bounds.count <= 2, low <= high
      else {
        return nil
      }
      // NB: not low...high as an array: the batch may ask for more numbers than there is room for.
      numbers += (low...high).prefix(100 - numbers.count)
    }
    return numbers
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
