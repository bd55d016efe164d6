import Dependencies
import Foundation
import HTTPTransport
import Models

extension CoinClient: DependencyKey {
  public static let liveValue = live(
    configuration: CoinConfiguration(environment: ProcessInfo.processInfo.environment)
  )

  /// Creates a client for the provider that the configuration selects.
  public static func live(
    configuration: CoinConfiguration,
    transport: HTTPTransport = .shared
  ) -> CoinClient {
    let market: any CoinMarket =
      switch configuration.provider {
      case .coinMarketCap: CoinMarketCap(configuration.coinMarketCap, transport: transport)
      case .coinGecko: CoinGecko(configuration.coinGecko, transport: transport)
      }
    return CoinClient(
      coins: { try await market.coins(currency: $0, limit: $1) },
      provider: configuration.provider
    )
  }
}

/// A provider of coin prices.
protocol CoinMarket: Sendable {
  /// The maximum number of coins in one response.
  var maximumPageSize: Int { get }

  /// Returns a page of the coins by market capitalization.
  ///
  /// - Parameters:
  ///   - currency: The currency of prices, in upper case.
  ///   - page: The number of the page, from 1.
  ///   - size: The number of coins on a page.
  func page(currency: String, page: Int, size: Int) async throws(APIError) -> CoinPage
}

/// The coins of one page that could be decoded, and the number of all coins on it.
struct CoinPage {
  var coins: [Coin]
  var count: Int
}

extension CoinMarket {
  fileprivate func coins(currency: String, limit: Int) async throws(APIError) -> [Coin] {
    guard limit >= 1 else { throw .invalidRequest(detail: "the number of coins must be at least 1") }
    let currency = currency.trimmingCharacters(in: .whitespaces).uppercased()
    guard !currency.isEmpty else { throw .invalidRequest(detail: "the currency is missing") }
    let size = min(limit, maximumPageSize)
    var coins: [Coin] = []
    var seen: Set<CoinID> = []
    for number in 1...((limit - 1) / size + 1) {
      let page = try await page(currency: currency, page: number, size: size)
      // Ranks change while pages are being read, so a coin may appear twice.
      coins += page.coins.filter { seen.insert($0.id).inserted }
      if page.count < size { break }
    }
    return Array(coins.prefix(limit))
  }
}

extension APIService {
  /// Returns the coins that can be decoded.
  ///
  /// - Throws: `undecodable` if there are coins but none can be decoded: the schema must have changed.
  func coinPage<Wire: Decodable>(
    _ elements: [Lossy<Wire>],
    path: String,
    _ response: HTTPResponse,
    coin: (Wire) -> Coin
  ) throws(APIError) -> CoinPage {
    let coins = elements.compactMap { $0.element.map(coin) }
    guard !coins.isEmpty || elements.isEmpty else {
      throw undecodable(Coin.self, path: path, response)
    }
    return CoinPage(coins: coins, count: elements.count)
  }
}
