import Dependencies
import Foundation
import HTTPTransport
import Models

extension ServiceClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  /// The address of the service.
  public static let defaultBaseURL = URL(constant: "https://the.host")

  /// Reads the configuration from `THE_VARIABLE_API_URL` and `THE_VARIABLE_API_KEY`.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "THE_VARIABLE_API_URL",
      keyVariables: ["THE_VARIABLE_API_KEY"],
      defaultBaseURL: defaultBaseURL
    )
  }

  /// Creates a client for the service. The key is optional.
  public static func live(
    configuration: ServiceConfiguration,
    transport: HTTPTransport = .shared
  ) -> ServiceClient {
    var credentials: [String: Secret] = [:]
    credentials["x-api-key"] = configuration.apiKey
    let service = APIService(
      name: "The Title",
      baseURL: configuration.baseURL,
      credentials: credentials,
      keyVariables: ["THE_VARIABLE_API_KEY"],
      transport: transport
    )
    return ServiceClient(
      items: {
        let request = try service.request(["items"])
        return try await service.value(ItemsResponse.self, for: request, resource: "the list of items").items.map(\.item)
      },
      item: { id in
        let request = try service.request(["items", String(id)])
        return try await service.value(WireItem.self, for: request, resource: "item \(id)").item
      }
    )
  }
}

/// The list of items, as the service sends it.
private struct ItemsResponse: Decodable {
  var items: [WireItem]
}

/// An item, as the service sends it.
private struct WireItem: Decodable {
  var id: Int
  var name: String
  var summary: String?

  var item: ServiceItem { ServiceItem(id: id, name: name, summary: summary ?? "") }
}
