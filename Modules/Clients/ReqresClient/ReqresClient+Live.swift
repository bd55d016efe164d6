import Dependencies
import Foundation
import HTTPTransport
import Models

extension ReqresClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  public static let defaultBaseURL = URL(constant: "https://reqres.in")

  /// Reads the configuration from `REQRES_API_URL` and `REQRES_API_KEY`.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "REQRES_API_URL",
      keyVariables: ["REQRES_API_KEY"],
      defaultBaseURL: defaultBaseURL
    )
  }

  /// Creates a client for the service. The key is optional: the vendor's pages contradict each other about whether it
  /// is required.
  public static func live(
    configuration: ServiceConfiguration,
    transport: HTTPTransport = .shared
  ) -> ReqresClient {
    var credentials: [String: Secret] = [:]
    credentials["x-api-key"] = configuration.apiKey
    let service = APIService(
      name: "reqres",
      baseURL: configuration.baseURL,
      credentials: credentials,
      keyVariables: ["REQRES_API_KEY"],
      transport: transport
    )
    return ReqresClient(
      user: { id in
        let request = try service.request(["api", "users", String(id)])
        return try await service.value(UserResponse.self, for: request, resource: "user \(id)").user
      },
      users: { page, perPage in
        guard page >= 1, perPage >= 1 else {
          throw APIError.invalidRequest(detail: "pages, and the users on one, are counted from 1")
        }
        let query = [(name: "page", value: String(page)), (name: "per_page", value: String(perPage))]
        let request = try service.request(["api", "users"], query: query.map { ($0.name, $0.value) })
        return try await service.value(UsersResponse.self, for: request, resource: "the list of users").page
      }
    )
  }
}
