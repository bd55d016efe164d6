import JSONValues

/// pro-api.coinmarketcap.com: the listings, in the formats of versions 1 and 3.
struct CoinMarketCapAPI: SampleAPI {
  /// The formats of the listings, by route.
  private enum Form {
    case version1, version3

    init?(_ route: [String]) {
      let listings = ["cryptocurrency", "listings", "latest"]
      switch route {
      case ["v1"] + listings: self = .version1
      case ["v3"] + listings, ["public-api", "v3"] + listings, ["trial-pro-api", "v3"] + listings:
        self = .version3
      default: return nil
      }
    }
  }

  func response(to request: SampleRequest) -> SampleResponse {
    let key = request.header("X-CMC_PRO_API_KEY") ?? request.value("CMC_PRO_API_KEY")
    if key == "invalid" { return failure(status: 401, for: request) }
    guard let form = Form(request.route) else { return failure(status: 404, for: request) }
    let query: CoinMarketCapQuery
    do { query = try CoinMarketCapQuery(request) } catch {
      return .json(status(code: 400, message: error.message), status: 400)
    }
    let coins = query.sorted(SampleCoin.all).dropFirst(query.start - 1).prefix(query.limit)
    let credits = max(1, (coins.count + 199) / 200)
    return switch form {
    case .version1:
      .json([
        "status": statusJSON(code: 0, message: nil, credits: credits)
          .adding("notice", nil).adding("total_count", .integer(SampleCoin.all.count)),
        "data": .array(coins.map { version1($0, query.currencies) }),
      ])
    case .version3:
      .json([
        "status": [
          "timestamp": .string(Self.timestamp), "error_code": "0", "error_message": "", "elapsed": "9",
          "credit_count": .integer(credits),
        ],
        "data": .array(coins.map { version3($0, query.currencies) }),
      ])
    }
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    let (code, message) =
      switch status {
      case 401: (1001, "This API Key is invalid.")
      case 402: (1003, "Your API Key must be activated. Please go to your account to activate it.")
      case 403: (1006, "Your API Key subscription plan doesn't support this endpoint.")
      case 404: (404, "Not Found")
      case 429:
        (1008, "You've exceeded your API Key's HTTP request rate limit. Rate limits reset every minute.")
      case 500: (500, "An internal server error occurred")
      default: (status, StatusPhrase.of(status))
      }
    return .json(self.status(code: code, message: message), status: status)
  }

  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse {
    .json(status(code: 1011, message: "You've hit an IP rate limit."), status: 429)
  }

  private static let timestamp = "2026-11-20T10:00:00.000Z"

  private func status(code: Int, message: String) -> JSONValue {
    ["status": statusJSON(code: code, message: message, credits: 0)]
  }

  private func statusJSON(code: Int, message: String?, credits: Int) -> JSONValue {
    [
      "timestamp": .string(Self.timestamp), "error_code": .integer(code), "error_message": JSONValue(message),
      "elapsed": .integer(credits == 0 ? 0 : 12), "credit_count": .integer(credits),
    ]
  }

  private func version1(_ coin: SampleCoin, _ currencies: [(symbol: String, rate: Double)]) -> JSONValue {
    body(coin).adding(
      "quote",
      .object(Dictionary(currencies.map { ($0.symbol, quote(coin, rate: $0.rate)) }) { _, last in last })
    )
  }

  private func version3(_ coin: SampleCoin, _ currencies: [(symbol: String, rate: Double)]) -> JSONValue {
    body(coin).adding(
      "quote",
      .array(currencies.map { quote(coin, rate: $0.rate).adding("symbol", .string($0.symbol)) })
    )
  }

  private func body(_ coin: SampleCoin) -> JSONValue {
    [
      "id": .integer(coin.id),
      "name": .string(coin.name),
      "symbol": .string(coin.symbol),
      "slug": .string(coin.slug),
      "cmc_rank": JSONValue(coin.rank),
      "num_market_pairs": .integer(12 + coin.id % 900),
      "circulating_supply": JSONValue(coin.circulatingSupply?.published),
      "total_supply": JSONValue(coin.circulatingSupply?.published),
      "max_supply": JSONValue(coin.maxSupply),
      "last_updated": .string(SampleCoin.updatedAt),
      "date_added": .string(coin.dateAdded),
      "tags": [],
      "platform": nil,
      "self_reported_circulating_supply": nil,
      "self_reported_market_cap": nil,
      "tvl_ratio": nil,
    ]
  }

  private func quote(_ coin: SampleCoin, rate: Double) -> JSONValue {
    func converted(_ value: Double?) -> JSONValue { JSONValue(value.map { ($0 * rate).published }) }
    return [
      "price": converted(coin.price),
      "volume_24h": converted(coin.volume),
      "volume_change_24h": nil,
      "percent_change_1h": JSONValue(coin.change1h),
      "percent_change_24h": JSONValue(coin.change24h),
      "percent_change_7d": JSONValue(coin.change7d),
      "percent_change_30d": JSONValue(coin.change30d),
      "market_cap": converted(coin.marketCap),
      "market_cap_dominance": nil,
      "fully_diluted_market_cap": converted(coin.marketCap),
      "tvl": nil,
      "last_updated": .string(SampleCoin.updatedAt),
    ]
  }
}
