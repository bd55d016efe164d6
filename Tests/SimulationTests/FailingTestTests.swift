import ComposableArchitecture
import CustomDump
import Foundation
import Simulation
import Testing

/// Makes a test of a failure, which is kept in the file next to this one, and runs it.
@MainActor
struct FailingTestTests {
  @Test func `the generated test is the one that is kept`() async throws {
    let report = await simulate(PriceFeature.State(), options: SimulationOptions(seed: 1, failsTest: false)) {
      PriceFeature(cancels: false) { currency in
        @Dependency(PriceClient.self) var client
        return try await client.price(currency)
      }
    } dependencies: {
      $0[PriceClient.self].price = { currency in
        try await answer("price(\(currency))", .value(currency), .failure(CancellationError()))
      }
    } user: { _ in
      [.loadTapped, .currencyTapped]
    } atRest: { state in
      if let price = state.price { #expect(price == state.currency) }
    }
    let failure = try #require(report.failure)
    // It is run by the test below, which expects its failure.
    let text = failure.testSource.replacing("@Test func", with: "func")
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "LateAnswerTest.swift")
    if ProcessInfo.processInfo.environment["REHEARSE"] == "write" { try Data(text.utf8).write(to: file) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    // The formatter may have laid out the kept one differently.
    expectNoDifference(code(kept), code(text), "write it with REHEARSE=write")
  }

  private func code(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "," } }

  @Test func `the kept test fails as the simulation does`() async throws {
    try await withKnownIssue {
      try await `the generated test is the one that is kept, without the simulation`()
    } matching: { issue in
      "\(issue)".contains("(price → \"USD\") == (state.currency → \"EUR\")")
    }
  }
}

@DependencyClient
struct PriceClient: Sendable {
  var price: @Sendable (_ currency: String) async throws -> String
}

extension PriceClient: TestDependencyKey {
  static let testValue = PriceClient()
}
