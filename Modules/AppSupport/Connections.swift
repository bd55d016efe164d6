import Foundation
import HTTPTransport
import Models
import SampleServices

/// The addresses, keys and transport of the HTTP clients.
struct Connections {
  var services: SampleServices.Running?
  var addresses: ServiceAddresses
  var keys: Keys
  var provider: CoinProvider
  var transport: HTTPTransport

  /// Returns the configuration of a service: at the configured address, among the sample services, or at its default
  /// address.
  func configuration(_ service: WebService, standard: URL) -> ServiceConfiguration {
    ServiceConfiguration(
      baseURL: addresses[service] ?? services?.baseURL(for: service.sample) ?? standard,
      apiKey: keys[service]
    )
  }
}
