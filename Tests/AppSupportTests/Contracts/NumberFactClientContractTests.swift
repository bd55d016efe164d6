import Foundation
import HTTPTransport
import Models
import NumberFactClient
import SampleServices
import Testing

@Suite struct NumberFactClientContractTests {
  private static func client(_ url: URL, _ transport: HTTPTransport) -> NumberFactClient {
    .live(configuration: ServiceConfiguration(baseURL: url), transport: transport)
  }

  static let contracts = [
    Contract("NumberFactClient", "fact", .numbers, at: NumberFactClient.defaultBaseURL) {
      try await client($0, $1).fact(7, .trivia)
    },
    Contract("NumberFactClient", "date-fact", .numbers, at: NumberFactClient.defaultBaseURL) {
      try await client($0, $1).dateFact(2, 29)
    },
    Contract("NumberFactClient", "facts", .numbers, at: NumberFactClient.defaultBaseURL) {
      try await client($0, $1).facts([1, 2, 3], .trivia)
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
