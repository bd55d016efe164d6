import Foundation
import HTTPTransport
import SampleServices
import ServiceClient
import Testing

@Suite struct ServiceClientContractTests {
  private static func client(_ url: URL, _ transport: HTTPTransport) -> ServiceClient {
    .live(configuration: ServiceConfiguration(baseURL: url), transport: transport)
  }

  static let contracts = [
    Contract("ServiceClient", "items", .theProperty, at: ServiceClient.defaultBaseURL) {
      try await client($0, $1).items()
    },
    Contract("ServiceClient", "item", .theProperty, at: ServiceClient.defaultBaseURL) {
      try await client($0, $1).item(1)
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
