import Dependencies
import Models

/// The number service: facts about numbers.
///
/// Its endpoints throw only ``Models/APIError``. A number without a fact isn't an error: see
/// ``Models/NumberFact/isFound``.
@DependencyClient
public struct NumberFactClient: Sendable {
  /// Returns a fact about a number. For ``Models/NumberFactKind/date`` the number is a day of a leap year, 1 to 366.
  public var fact: @Sendable (_ number: Int, _ kind: NumberFactKind) async throws -> NumberFact

  /// Returns a fact about a day of the year. A date that doesn't exist fails before a request is sent, because the
  /// service would take February 31 for March 2.
  public var dateFact: @Sendable (_ month: Int, _ day: Int) async throws -> NumberFact

  /// Returns a fact about a number that the service chooses.
  public var randomFact: @Sendable (_ kind: NumberFactKind) async throws -> NumberFact

  /// Returns facts about several numbers at once, at most 100, in ascending order of the numbers.
  public var facts: @Sendable (_ numbers: [Int], _ kind: NumberFactKind) async throws -> [NumberFact]
}

extension NumberFactClient: TestDependencyKey {
  public static let testValue = NumberFactClient()

  /// Sample facts, without a network.
  public static let previewValue = NumberFactClient(
    fact: { number, kind in .sample(number, kind) },
    dateFact: { month, day in .sample(31 * (month - 1) + day, .date) },
    randomFact: { kind in .sample(42, kind) },
    facts: { numbers, kind in Set(numbers).sorted().map { .sample($0, kind) } }
  )
}

extension NumberFact {
  fileprivate static func sample(_ number: Int, _ kind: NumberFactKind) -> NumberFact {
    NumberFact(number: number, text: "\(number) is the number of this sample.", kind: kind)
  }
}

extension DependencyValues {
  /// The client of the number service.
  public var numberFactClient: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
