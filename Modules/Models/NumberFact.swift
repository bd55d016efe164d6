/// A fact about a number from the number service.
public struct NumberFact: Codable, Equatable, Hashable, Sendable {
  /// The number that the fact is about; for a date, the day within a leap year. `nil` if the service names no
  /// whole number.
  public var number: Int?
  public var text: String
  public var kind: NumberFactKind
  /// Whether the service knows a fact. If not, `text` only says so.
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
