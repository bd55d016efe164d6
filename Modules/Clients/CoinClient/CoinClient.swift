import Dependencies
import Models

/// The coin market, from CoinMarketCap or CoinGecko.
///
/// Its endpoints throw only ``Models/APIError``.
@DependencyClient
public struct CoinClient: Sendable {
  /// Returns the first coins by market capitalization, at most `limit`, with prices in a currency (`USD`).
  ///
  /// A coin that can't be decoded is left out.
  public var coins: @Sendable (_ currency: String, _ limit: Int) async throws -> [Coin]
  /// The provider that is asked.
  public var provider: CoinProvider = .coinMarketCap
}

extension CoinClient: TestDependencyKey {
  public static let testValue = CoinClient()

  /// A market of sample coins, without a network.
  public static let previewValue = CoinClient(
    coins: { _, limit in Array([.mock, .mock2, .mockBare].prefix(limit)) }
  )
}

extension DependencyValues {
  /// The client of the coin market.
  public var coinClient: CoinClient {
    get { self[CoinClient.self] }
    set { self[CoinClient.self] = newValue }
  }
}
