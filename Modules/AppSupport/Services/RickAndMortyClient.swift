import HTTPTransport
import RickAndMortyClient
import SampleServices

extension WebService {
  /// Rick and Morty.
  public static let rickAndMorty = WebService(
    name: "Rick and Morty",
    addressVariable: "RICK_AND_MORTY_API_URL",
    keyVariables: [],
    sample: .rickandmorty
  )
}

extension LiveClient {
  static let rickAndMortyClient = LiveClient(services: [.rickAndMorty]) { dependencies, connections in
    dependencies.rickAndMortyClient = .live(
      configuration: connections.configuration(.rickAndMorty, standard: RickAndMortyClient.defaultBaseURL),
      transport: connections.transport
    )
  }
}
