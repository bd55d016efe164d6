import Foundation
import HTTPTransport
import Models

/// The CoinMarketCap API, with a key, or without one under `/public-api`.
struct CoinMarketCap: CoinMarket {
  private let service: APIService
  private let path: [String]

  init(_ configuration: ServiceConfiguration, transport: HTTPTransport) {
    var credentials: [String: Secret] = [:]
    credentials["X-CMC_PRO_API_KEY"] = configuration.apiKey
    service = APIService(
      name: CoinProvider.coinMarketCap.name,
      baseURL: configuration.baseURL,
      credentials: credentials,
      keyVariables: ["CMC_PRO_API_KEY"],
      transport: transport
    )
    let listings = ["v3", "cryptocurrency", "listings", "latest"]
    path = configuration.apiKey == nil ? ["public-api"] + listings : listings
  }

  let maximumPageSize = 5000

  func page(currency: String, page: Int, size: Int) async throws(APIError) -> CoinPage {
    let start = (page - 1) * size + 1
    let request = try service.request(
      path,
      query: [("start", String(start)), ("limit", String(size)), ("convert", currency)]
    )
    let response = try await service.response(to: request)
    if let error = service.coinError(for: response, kind: Self.kind) { throw error }
    let listings = try service.decode(CoinMarketCapListings.self, from: response)
    return try service.coinPage(listings.data, path: "data", response) { $0.coin(currency: currency) }
  }

  /// Maps CoinMarketCap's error codes.
  private static func kind(of code: Int) -> CoinErrorKind? {
    switch code {
    case 1001, 1002: .unauthorized
    case 1003...1007: .forbidden
    case 1008...1011: .rateLimited
    default: nil
    }
  }
}
