import Dependencies
import Models

/// The number service: facts about numbers.
///
/// Its endpoints throw ``Models/APIError`` and nothing else. That no fact is known is no error: see
/// ``Models/NumberFact/isFound``.
@DependencyClient
public struct NumberFactClient: Sendable {
  /// A fact about a number. For ``Models/NumberFactKind/date`` the number is a day of a leap year, 1 to 366.
  public var fact: @Sendable (_ number: Int, _ kind: NumberFactKind) async throws -> NumberFact

  /// A fact about a day of the year. The service would roll the 31st of February over to the 2nd of March:
  /// a date that does not exist is refused before anything is sent.
  public var dateFact: @Sendable (_ month: Int, _ day: Int) async throws -> NumberFact

  /// A fact about a number that the service chooses.
  public var randomFact: @Sendable (_ kind: NumberFactKind) async throws -> NumberFact

  /// Facts about several numbers at once, at most 100, in ascending order of the numbers.
  public var facts: @Sendable (_ numbers: [Int], _ kind: NumberFactKind) async throws -> [NumberFact]
}

extension NumberFactClient: TestDependencyKey {
  public static let testValue = NumberFactClient()
}

extension DependencyValues {
  /// The client of the number service.
  public var numberFactClient: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
