/// The subject of the fact that a route requests.
struct FactSubject {
  var kind: SampleFact.Kind
  /// The number; `nil` if it is too large for an integer.
  var number: Int?

  /// Parses `N`, `N/KIND`, `MONTH/DAY` or `MONTH/DAY/date`. Returns `nil` for any other route.
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
      // As in the service, a day past the end of its month counts into the next one: 2/31 is March 2.
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

  /// Parses the numbers of a batch such as `1..3,10`, at most a hundred. Returns `nil` for invalid text.
  static func numbers(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = part.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
      guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, bounds.count <= 2, low <= high
      else {
        return nil
      }
      // NB: Don't make an array of low...high: the batch may be too large for memory.
      numbers += (low...high).prefix(100 - numbers.count)
    }
    return numbers
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
