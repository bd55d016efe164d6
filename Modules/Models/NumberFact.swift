/// What the number service knows about a number.
public struct NumberFact: Codable, Equatable, Hashable, Sendable {
  /// The number that the fact is about: for a date, the day within a leap year. `nil` where the service
  /// names none, or none that is whole.
  public var number: Int?
  public var text: String
  public var kind: NumberFactKind
  /// Whether the service knows a fact. Where it does not, `text` only says so in other words.
  public var isFound: Bool

  public init(number: Int?, text: String, kind: NumberFactKind = .trivia, isFound: Bool = true) {
    self.number = number
    self.text = text
    self.kind = kind
    self.isFound = isFound
  }
}

extension NumberFact {
  public static let mock = NumberFact(number: 42, text: "42 is the number of this sample.")

  public static let mockNotFound = NumberFact(
    number: 987_654,
    text: "987654 is an unremarkable number.",
    isFound: false
  )
}
