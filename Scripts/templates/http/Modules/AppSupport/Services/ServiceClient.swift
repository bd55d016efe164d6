import HTTPTransport
import ServiceClient
import SampleServices

extension WebService {
  /// The Title.
  public static let theProperty = WebService(
    name: "The Title",
    addressVariable: "THE_VARIABLE_API_URL",
    keyVariables: ["THE_VARIABLE_API_KEY"],
    sample: .theProperty
  )
}

extension LiveClient {
  static let serviceClient = LiveClient(services: [.theProperty]) { dependencies, connections in
    dependencies.serviceClient = .live(
      configuration: connections.configuration(.theProperty, standard: ServiceClient.defaultBaseURL),
      transport: connections.transport
    )
  }
}
