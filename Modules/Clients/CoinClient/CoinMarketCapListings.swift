import Foundation
import HTTPTransport
import Models

/// A list of coins, as CoinMarketCap sends it in versions 1 and 3.
struct CoinMarketCapListings: Decodable {
  var data: [Lossy<WireCoin>]

  /// One coin. Only the ID, name and symbol are required.
  struct WireCoin: Decodable {
    private var coin: Coin
    private var quotes: Quotes?

    enum CodingKeys: String, CodingKey {
      case id, name, symbol, slug, quote
      case rank = "cmc_rank"
      case supply = "circulating_supply"
      case maxSupply = "max_supply"
      case lastUpdated = "last_updated"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      coin = Coin(
        id: .number(try container.decode(Int.self, forKey: .id)),
        symbol: try container.decode(String.self, forKey: .symbol),
        name: try container.decode(String.self, forKey: .name),
        rank: container.lenient(Int.self, .rank),
        supply: container.lenient(Double.self, .supply),
        maxSupply: container.lenient(Double.self, .maxSupply),
        lastUpdated: container.lenientDate(.lastUpdated),
        slug: container.lenient(String.self, .slug).flatMap { $0.isEmpty ? nil : $0 }
      )
      quotes = container.lenient(Quotes.self, .quote)
    }

    /// Returns the coin with its prices in a currency.
    func coin(currency: String) -> Coin {
      guard let quote = quotes?.byCurrency[currency] else { return coin }
      var coin = coin
      coin.price = quote.price
      coin.volume24h = quote.volume24h
      coin.marketCap = quote.marketCap
      coin.change24h = quote.change24h
      coin.change1h = quote.change1h
      coin.change7d = quote.change7d
      coin.change30d = quote.change30d
      coin.lastUpdated = coin.lastUpdated ?? quote.lastUpdated
      return coin
    }
  }

  /// The prices: version 1 has a map by currency, version 3 an array of quotes with their currency.
  struct Quotes: Decodable {
    var byCurrency: [String: Quote]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let map = try? container.decode([String: Quote].self) {
        byCurrency = map
      } else {
        let quotes = try container.decode([Lossy<Quote>].self).compactMap(\.element)
        byCurrency = Dictionary(
          quotes.compactMap { quote in quote.symbol.map { ($0, quote) } },
          uniquingKeysWith: { first, _ in first }
        )
      }
    }
  }

  struct Quote: Decodable, Sendable {
    var symbol: String?
    var price: Double?
    var volume24h: Double?
    var marketCap: Double?
    var change24h: Double?
    var change1h: Double?
    var change7d: Double?
    var change30d: Double?
    var lastUpdated: Date?

    enum CodingKeys: String, CodingKey {
      case symbol, price
      case volume24h = "volume_24h"
      case marketCap = "market_cap"
      case change24h = "percent_change_24h"
      case change1h = "percent_change_1h"
      case change7d = "percent_change_7d"
      case change30d = "percent_change_30d"
      case lastUpdated = "last_updated"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      symbol = container.lenient(String.self, .symbol)
      price = container.lenient(Double.self, .price)
      volume24h = container.lenient(Double.self, .volume24h)
      marketCap = container.lenient(Double.self, .marketCap)
      change24h = container.lenient(Double.self, .change24h)
      change1h = container.lenient(Double.self, .change1h)
      change7d = container.lenient(Double.self, .change7d)
      change30d = container.lenient(Double.self, .change30d)
      lastUpdated = container.lenientDate(.lastUpdated)
    }
  }
}
