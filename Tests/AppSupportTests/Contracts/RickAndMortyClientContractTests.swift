import Foundation
import HTTPTransport
import Models
import RickAndMortyClient
import SampleServices
import Testing

@Suite struct RickAndMortyClientContractTests {
  private static func client(_ url: URL, _ transport: HTTPTransport) -> RickAndMortyClient {
    .live(configuration: ServiceConfiguration(baseURL: url), transport: transport)
  }

  static let contracts = [
    Contract("RickAndMortyClient", "characters", .rickandmorty, at: RickAndMortyClient.defaultBaseURL) {
      try await client($0, $1).characters(CharacterFilter(name: "rick"), 1)
    },
    Contract("RickAndMortyClient", "character", .rickandmorty, at: RickAndMortyClient.defaultBaseURL) {
      try await client($0, $1).character(1)
    },
    Contract("RickAndMortyClient", "characters-by-id", .rickandmorty, at: RickAndMortyClient.defaultBaseURL) {
      try await client($0, $1).charactersWithIDs([1, 2])
    },
  ]

  @Test(arguments: contracts)
  func `recorded and embedded answers have the same fields`(contract: Contract) async throws {
    try await contract.check()
  }
}
