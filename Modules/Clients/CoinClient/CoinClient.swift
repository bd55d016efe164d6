import Dependencies
import Models

/// The coin market, as CoinMarketCap or CoinGecko tell of it.
///
/// Its endpoints throw ``Models/APIError`` and nothing else.
@DependencyClient
public struct CoinClient: Sendable {
  /// The first coins by market capitalisation, at most `limit`, with prices in a currency (`USD`).
  ///
  /// A coin that cannot be read is left out; it does not lose the others.
  public var coins: @Sendable (_ currency: String, _ limit: Int) async throws -> [Coin]
}

extension CoinClient: TestDependencyKey {
  public static let testValue = CoinClient()
}

extension DependencyValues {
  /// The client of the coin market.
  public var coinClient: CoinClient {
    get { self[CoinClient.self] }
    set { self[CoinClient.self] = newValue }
  }
}
