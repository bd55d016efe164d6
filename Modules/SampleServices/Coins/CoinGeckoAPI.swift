import JSONValues

/// api.coingecko.com: the markets.
struct CoinGeckoAPI: SampleAPI {
  func response(to request: SampleRequest) -> SampleResponse {
    var route = request.route[...]
    if route.starts(with: ["api", "v3"]) { route = route.dropFirst(2) }
    let key = request.header("x-cg-demo-api-key") ?? request.value("x_cg_demo_api_key")
    if key == "invalid" { return failure(status: 401, for: request) }
    return switch Array(route) {
    case ["ping"]: .json(["gecko_says": "(V3) To the Moon!"])
    case ["coins", "markets"]: markets(request)
    default: failure(status: 404, for: request)
    }
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    switch status {
    case 401: .json(Self.failure(10_002, "Incorrect or missing API key."), status: 401)
    case 403: .json(Self.failure(10_005, "This endpoint is not part of your plan."), status: 403)
    case 404: .json(["error": "coin not found"], status: 404)
    case 429:
      .json(
        Self.failure(
          429,
          "You've exceeded the Rate Limit. Please wait, or take a plan that allows for more."
        ),
        status: 429,
        headers: [(name: "Retry-After", value: "7")]
      )
    case 500...: .html(SamplePage.gateway(status: status, host: "api.coingecko.com"), status: status)
    default: .json(Self.failure(status, StatusPhrase.of(status)), status: status)
    }
  }

  private static func failure(_ code: Int, _ message: String) -> JSONValue {
    ["status": ["error_code": .integer(code), "error_message": .string(message)]]
  }

  private func markets(_ request: SampleRequest) -> SampleResponse {
    guard let currency = request.value("vs_currency") else {
      return .json(["error": "Missing parameter vs_currency"], status: 422)
    }
    guard let rate = SampleCoin.rates[currency.uppercased()] else {
      return .json(["error": "invalid vs_currency"], status: 422)
    }
    let size = request.number("per_page", in: 1...250, standard: 100)
    let page = request.number("page", in: 1...1_000_000, standard: 1)
    let coins = sorted(SampleCoin.all.filter { isRequested($0, by: request) }, order: request.value("order"))
    let hasWeek = request.value("sparkline") == "true"
    return .json(
      .array(
        coins.dropFirst((page - 1) * size).prefix(size).map { coin in
          let week = hasWeek ? coin.weekPrices : nil
          let json = json(coin, rate: rate)
          guard let week else { return json }
          let prices = week.map { JSONValue(($0 * rate).published) }
          return json.adding("sparkline_in_7d", ["price": .array(prices)])
        }
      )
    )
  }

  private func isRequested(_ coin: SampleCoin, by request: SampleRequest) -> Bool {
    func list(_ name: String) -> [Substring]? { request.value(name)?.lowercased().split(separator: ",") }
    if let ids = list("ids") { return ids.contains(Substring(coin.slug)) }
    if let symbols = list("symbols") { return symbols.contains(Substring(coin.symbol.lowercased())) }
    return true
  }

  private func sorted(_ coins: [SampleCoin], order: String?) -> [SampleCoin] {
    switch order {
    case "market_cap_asc": coins.sorted(by: \.marketCap, ascending: true)
    case "volume_asc": coins.sorted(by: \.volume, ascending: true)
    case "volume_desc": coins.sorted(by: \.volume, ascending: false)
    case "id_asc": coins.sorted(by: \.slug, ascending: true)
    case "id_desc": coins.sorted(by: \.slug, ascending: false)
    default: coins.sorted(by: \.marketCap, ascending: false)
    }
  }

  private func json(_ coin: SampleCoin, rate: Double) -> JSONValue {
    func converted(_ value: Double?) -> JSONValue { JSONValue(value.map { ($0 * rate).published }) }
    return [
      "id": .string(coin.slug),
      "symbol": .string(coin.symbol.lowercased()),
      "name": .string(coin.name),
      "image": .string("https://example.invalid/coins/\(coin.slug).png"),
      "current_price": converted(coin.price),
      "market_cap": converted(coin.marketCap),
      "market_cap_rank": JSONValue(coin.rank),
      "fully_diluted_valuation": converted(coin.marketCap),
      "total_volume": converted(coin.volume),
      "high_24h": converted(coin.dayPrices?.max()),
      "low_24h": converted(coin.dayPrices?.min()),
      "price_change_percentage_24h": JSONValue(coin.change24h),
      "price_change_percentage_1h_in_currency": JSONValue(coin.change1h),
      "price_change_percentage_7d_in_currency": JSONValue(coin.change7d),
      "price_change_percentage_30d_in_currency": JSONValue(coin.change30d),
      "circulating_supply": JSONValue(coin.circulatingSupply?.published),
      "max_supply": JSONValue(coin.maxSupply),
      "last_updated": .string(SampleCoin.updatedAt),
    ]
  }
}
