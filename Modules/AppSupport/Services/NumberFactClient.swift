import HTTPTransport
import NumberFactClient
import SampleServices

extension WebService {
  /// Numbers.
  public static let numbers = WebService(
    name: "Numbers",
    addressVariable: "NUMBERS_API_URL",
    keyVariables: [],
    sample: .numbers
  )
}

extension LiveClient {
  static let numberFactClient = LiveClient(services: [.numbers]) { dependencies, connections in
    dependencies.numberFactClient = .live(
      configuration: connections.configuration(.numbers, standard: NumberFactClient.defaultBaseURL),
      transport: connections.transport
    )
  }
}
