import ConcurrencyExtras
import Testing

@Suite struct ResultCatchingTests {
  private struct Failure: Error, Equatable {}

  private func number(_ number: Int?) async throws(Failure) -> Int {
    guard let number else { throw Failure() }
    return number
  }

  @Test func `a failure has the type that the closure throws`() async {
    let success = await Result<Int, Failure> { () async throws(Failure) in try await number(1) }
    #expect(success == .success(1))
    let failure = await Result<Int, Failure> { () async throws(Failure) in try await number(nil) }
    #expect(failure == .failure(Failure()))
  }

  @Test func `without a type any error is caught`() async {
    let result = await Result { try await number(nil) }
    #expect(throws: Failure.self) { try result.get() }
  }
}
