import CoinClient
import ComposableArchitecture
import Foundation
import GitHubClient
import HTTPTransport
import Models
import NumberFactClient
import ReqresClient
import RickAndMortyClient
import SampleServices

/// The addresses, keys and transport of the HTTP clients.
struct Connections {
  var services: SampleServices.Running?
  var addresses: ServiceAddresses
  var keys: Keys
  var provider: CoinProvider
  var transport: HTTPTransport

  /// Sets the clients as dependencies.
  func connect(_ dependencies: inout DependencyValues) {
    dependencies.reqresClient = .live(
      configuration: configuration(.reqres, standard: ReqresClient.defaultBaseURL),
      transport: transport
    )
    dependencies.gitHubClient = .live(
      configuration: configuration(.gitHub, standard: GitHubClient.defaultBaseURL),
      transport: transport
    )
    dependencies.rickAndMortyClient = .live(
      configuration: configuration(.rickAndMorty, standard: RickAndMortyClient.defaultBaseURL),
      transport: transport
    )
    dependencies.numberFactClient = .live(
      configuration: configuration(.numbers, standard: NumberFactClient.defaultBaseURL),
      transport: transport
    )
    dependencies.coinClient = .live(
      configuration: CoinConfiguration(
        provider: provider,
        coinMarketCap: configuration(.coinMarketCap, standard: CoinConfiguration.coinMarketCapBaseURL),
        coinGecko: configuration(.coinGecko, standard: CoinConfiguration.coinGeckoBaseURL)
      ),
      transport: transport
    )
  }

  /// Returns the configuration of a service: at the configured address, among the sample services, or at its default
  /// address.
  private func configuration(_ service: WebService, standard: URL) -> ServiceConfiguration {
    ServiceConfiguration(
      baseURL: addresses[service] ?? services?.baseURL(for: service.sample) ?? standard,
      apiKey: keys[service]
    )
  }
}
