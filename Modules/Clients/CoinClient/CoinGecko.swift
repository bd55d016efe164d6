import Foundation
import HTTPTransport
import Models

/// The CoinGecko API, with a demo key or without.
struct CoinGecko: CoinMarket {
  private let service: APIService

  init(_ configuration: ServiceConfiguration, transport: HTTPTransport) {
    var credentials: [String: Secret] = [:]
    credentials["x-cg-demo-api-key"] = configuration.apiKey
    service = APIService(
      name: CoinProvider.coinGecko.name,
      baseURL: configuration.baseURL,
      credentials: credentials,
      keyVariables: ["COINGECKO_API_KEY"],
      transport: transport
    )
  }

  let maximumPageSize = 250

  func page(currency: String, page: Int, size: Int) async throws(APIError) -> CoinPage {
    let request = try service.request(
      ["coins", "markets"],
      query: [
        ("vs_currency", currency.lowercased()), ("order", "market_cap_desc"), ("per_page", String(size)),
        ("page", String(page)), ("price_change_percentage", "1h,7d,30d"), ("sparkline", "true"),
      ]
    )
    let response = try await service.response(to: request)
    if let error = service.coinError(for: response, kind: Self.kind) { throw error }
    let coins = try service.decode([Lossy<WireCoin>].self, from: response)
    return try service.coinPage(coins, path: "", response, coin: \.coin)
  }

  /// Maps CoinGecko's error codes: a missing key, a plan without this endpoint, keys of the wrong type.
  private static func kind(of code: Int) -> CoinErrorKind? {
    switch code {
    case 10002, 10010, 10011: .unauthorized
    case 10005: .forbidden
    default: nil
    }
  }

  /// The hourly prices of a week.
  private struct Week: Decodable {
    var price: [Double]
  }

  /// One coin. Only the ID, name and symbol are required.
  private struct WireCoin: Decodable {
    var coin: Coin

    enum CodingKeys: String, CodingKey {
      case id, name, symbol
      case price = "current_price"
      case marketCap = "market_cap"
      case rank = "market_cap_rank"
      case volume24h = "total_volume"
      case change24h = "price_change_percentage_24h"
      case change1h = "price_change_percentage_1h_in_currency"
      case change7d = "price_change_percentage_7d_in_currency"
      case change30d = "price_change_percentage_30d_in_currency"
      case low24h = "low_24h"
      case high24h = "high_24h"
      case supply = "circulating_supply"
      case maxSupply = "max_supply"
      case week = "sparkline_in_7d"
      case lastUpdated = "last_updated"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      coin = Coin(
        id: .slug(try container.decode(String.self, forKey: .id)),
        symbol: try container.decode(String.self, forKey: .symbol).uppercased(),
        name: try container.decode(String.self, forKey: .name),
        rank: container.lenient(Int.self, .rank),
        price: container.lenient(Double.self, .price),
        volume24h: container.lenient(Double.self, .volume24h),
        marketCap: container.lenient(Double.self, .marketCap),
        change24h: container.lenient(Double.self, .change24h),
        change1h: container.lenient(Double.self, .change1h),
        change7d: container.lenient(Double.self, .change7d),
        change30d: container.lenient(Double.self, .change30d),
        low24h: container.lenient(Double.self, .low24h),
        high24h: container.lenient(Double.self, .high24h),
        supply: container.lenient(Double.self, .supply),
        maxSupply: container.lenient(Double.self, .maxSupply),
        weekPrices: container.lenient(Week.self, .week)?.price,
        lastUpdated: container.lenientDate(.lastUpdated)
      )
    }
  }
}
