import HTTPTransport
import ReqresClient
import SampleServices

extension WebService {
  /// reqres.in.
  public static let reqres = WebService(
    name: "reqres.in",
    addressVariable: "REQRES_API_URL",
    keyVariables: ["REQRES_API_KEY"],
    sample: .reqres
  )
}

extension LiveClient {
  static let reqresClient = LiveClient(services: [.reqres]) { dependencies, connections in
    dependencies.reqresClient = .live(
      configuration: connections.configuration(.reqres, standard: ReqresClient.defaultBaseURL),
      transport: connections.transport
    )
  }
}
