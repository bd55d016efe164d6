import Foundation

/// A coin on the market, from any provider.
public struct Coin: Codable, Equatable, Hashable, Identifiable, Sendable {
  /// The provider's identifier. Symbols aren't unique.
  public var id: CoinID
  public var symbol: String
  public var name: String
  /// Its rank by market capitalization, from 1.
  public var rank: Int?
  /// The price, the volume of the last day and the market capitalization, in the requested currency.
  public var price: Double?
  public var volume24h: Double?
  public var marketCap: Double?
  /// The change over the last day in percent: `-1.25` is a loss of 1.25 %.
  public var change24h: Double?
  /// The changes over the last hour, the last seven days and the last 30 days, also in percent.
  public var change1h: Double?
  public var change7d: Double?
  public var change30d: Double?
  /// The bounds of the price over the last day.
  public var low24h: Double?
  public var high24h: Double?
  /// The number of coins in circulation, and the largest number that there can be.
  public var supply: Double?
  public var maxSupply: Double?
  /// The prices of the last seven days at equal intervals, the oldest first; `nil` if the provider doesn't tell them.
  public var weekPrices: [Double]?
  public var lastUpdated: Date?
  /// The coin's part of the address of the provider's page, if it isn't the ID.
  public var slug: String?

  public init(
    id: CoinID,
    symbol: String,
    name: String,
    rank: Int? = nil,
    price: Double? = nil,
    volume24h: Double? = nil,
    marketCap: Double? = nil,
    change24h: Double? = nil,
    change1h: Double? = nil,
    change7d: Double? = nil,
    change30d: Double? = nil,
    low24h: Double? = nil,
    high24h: Double? = nil,
    supply: Double? = nil,
    maxSupply: Double? = nil,
    weekPrices: [Double]? = nil,
    lastUpdated: Date? = nil,
    slug: String? = nil
  ) {
    self.id = id
    self.symbol = symbol
    self.name = name
    self.rank = rank
    self.price = price
    self.volume24h = volume24h
    self.marketCap = marketCap
    self.change24h = change24h
    self.change1h = change1h
    self.change7d = change7d
    self.change30d = change30d
    self.low24h = low24h
    self.high24h = high24h
    self.supply = supply
    self.maxSupply = maxSupply
    self.weekPrices = weekPrices
    self.lastUpdated = lastUpdated
    self.slug = slug
  }
}

extension Coin {
  /// The provider whose ID the coin has.
  public var provider: CoinProvider {
    switch id {
    case .slug: .coinGecko
    case .number: .coinMarketCap
    }
  }

  /// The provider's page about the coin; `nil` if its address isn't known.
  public var page: URL? {
    switch id {
    case .slug(let slug): URL(string: "https://www.coingecko.com/en/coins")?.appending(component: slug)
    case .number:
      slug.flatMap { URL(string: "https://coinmarketcap.com/currencies")?.appending(component: $0) }
    }
  }
}

extension Coin {
  public static let mock = Coin(
    id: 1,
    symbol: "BTC",
    name: "Bitcoin",
    rank: 1,
    price: 61_234.5,
    volume24h: 35_000_000_000,
    marketCap: 1_200_000_000_000,
    change24h: 2.5,
    lastUpdated: Date(timeIntervalSince1970: 1_700_000_000)
  )

  public static let mock2 = Coin(
    id: 90_001,
    symbol: "SMP",
    name: "Samplecoin",
    rank: 2,
    price: 0.000012345,
    volume24h: 1_500_000.5,
    marketCap: 9_000_000,
    change24h: -1.25,
    lastUpdated: Date(timeIntervalSince1970: 1_700_000_000)
  )

  /// A coin without any optional value.
  public static let mockBare = Coin(id: 90_002, symbol: "BARE", name: "Barecoin")
}
