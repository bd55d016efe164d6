import Dependencies
import Models
import NumberFactClient
import Testing

@Suite struct PreviewTests {
  @Test func `a preview has sample data and no network`() async throws {
    try await withDependencies {
      $0.context = .preview
    } operation: { () async throws in
      @Dependency(\.numberFactClient) var client
      #expect(try await client.fact(number: 7, kind: .trivia).number == 7)
      #expect(try await client.dateFact(month: 2, day: 1).number == 32)
      #expect(try await client.randomFact(kind: .math).kind == .math)
      #expect(try await client.facts(numbers: [2, 1, 2], kind: .trivia).map(\.number) == [1, 2])
    }
  }
}
