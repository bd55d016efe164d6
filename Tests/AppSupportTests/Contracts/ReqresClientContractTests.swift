import Foundation
import HTTPTransport
import Models
import ReqresClient
import SampleServices
import Testing

@Suite struct ReqresClientContractTests {
  private static func client(_ url: URL, _ transport: HTTPTransport) -> ReqresClient {
    .live(configuration: ServiceConfiguration(baseURL: url), transport: transport)
  }

  static let contracts = [
    Contract("ReqresClient", "user", .reqres, at: ReqresClient.defaultBaseURL) {
      try await client($0, $1).user(3)
    },
    Contract("ReqresClient", "users", .reqres, at: ReqresClient.defaultBaseURL) {
      try await client($0, $1).users(1, 6)
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
