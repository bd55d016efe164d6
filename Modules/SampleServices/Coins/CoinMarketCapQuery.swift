/// The parameters of a request for the listings.
struct CoinMarketCapQuery {
  /// A parameter that the service refuses.
  struct InvalidQuery: Error {
    var message: String
  }

  var start = 1
  var limit = 100
  var currencies: [(symbol: String, rate: Double)] = []
  private var sort = "market_cap"
  private var isAscending = false

  init(_ request: SampleRequest) throws(InvalidQuery) {
    start = try Self.number("start", in: 1...5_000, request) ?? 1
    limit = try Self.number("limit", in: 1...5_000, request) ?? 100
    sort = try Self.choice("sort", of: Self.sorts, request) ?? "market_cap"
    // By default, the service sorts text from A to Z and numbers from the largest.
    let direction = try Self.choice("sort_dir", of: ["asc", "desc"], request)
    isAscending = direction.map { $0 == "asc" } ?? ["name", "symbol", "date_added"].contains(sort)
    for symbol in (request.value("convert") ?? "USD").uppercased().split(separator: ",") {
      guard let rate = SampleCoin.rates[String(symbol)] else {
        throw InvalidQuery(message: "Invalid value for \"convert\": \"\(symbol)\"")
      }
      currencies.append((symbol: String(symbol), rate: rate))
    }
  }

  func sorted(_ coins: [SampleCoin]) -> [SampleCoin] {
    switch sort {
    case "name": coins.sorted(by: \.name, ascending: isAscending)
    case "symbol": coins.sorted(by: \.symbol, ascending: isAscending)
    case "date_added": coins.sorted(by: \.dateAdded, ascending: isAscending)
    case "price": coins.sorted(by: \.price, ascending: isAscending)
    case "volume_24h": coins.sorted(by: \.volume, ascending: isAscending)
    case "percent_change_1h": coins.sorted(by: \.change1h, ascending: isAscending)
    case "percent_change_24h": coins.sorted(by: \.change24h, ascending: isAscending)
    case "percent_change_7d": coins.sorted(by: \.change7d, ascending: isAscending)
    case "circulating_supply", "total_supply": coins.sorted(by: \.circulatingSupply, ascending: isAscending)
    default: coins.sorted(by: \.marketCap, ascending: isAscending)
    }
  }

  private static let sorts = [
    "market_cap", "market_cap_strict", "name", "symbol", "date_added", "price", "circulating_supply",
    "total_supply", "volume_24h", "percent_change_1h", "percent_change_24h", "percent_change_7d",
  ]

  private static func number(
    _ name: String,
    in range: ClosedRange<Int>,
    _ request: SampleRequest
  ) throws(InvalidQuery) -> Int? {
    guard let text = request.value(name) else { return nil }
    guard let number = Int(text) else { throw InvalidQuery(message: "\"\(name)\" must be a number") }
    guard number >= range.lowerBound else {
      throw InvalidQuery(message: "\"\(name)\" must be larger than or equal to \(range.lowerBound)")
    }
    guard number <= range.upperBound else {
      throw InvalidQuery(message: "\"\(name)\" must be less than or equal to \(range.upperBound)")
    }
    return number
  }

  private static func choice(
    _ name: String,
    of choices: [String],
    _ request: SampleRequest
  ) throws(InvalidQuery) -> String? {
    guard let text = request.value(name) else { return nil }
    guard choices.contains(text) else {
      throw InvalidQuery(message: "\"\(name)\" must be one of [\(choices.joined(separator: ", "))]")
    }
    return text
  }
}
