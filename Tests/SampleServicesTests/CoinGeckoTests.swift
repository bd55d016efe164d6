import Foundation
import SampleServices
import Testing

@Suite struct CoinGeckoTests {
  private static let markets = "/coins/markets?vs_currency=usd"

  @Test(arguments: ["", "/api/v3"])
  func `the markets are a list with bitcoin first`(prefix: String) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.coingecko, prefix + Self.markets).json
      #expect(json.asArray.count == 100)
      #expect(json[0]?.id == "bitcoin")
      #expect(json[0]?.symbol == "btc")
      #expect(json[0]?.market_cap_rank == 1)
      for field in [
        "name", "image", "current_price", "market_cap", "total_volume", "price_change_percentage_24h",
        "last_updated",
      ] { #expect(json[0]?.keys.contains(field) == true, "\(field)") }
    }
  }

  @Test func `paging ends with an empty list`() async throws {
    try await SampleServices.run { services in
      var ids: [String] = []
      var page = 1
      while true {
        let json = try await services.get(.coingecko, "\(Self.markets)&per_page=60&page=\(page)").json
        if json.asArray.isEmpty { break }
        ids += json.asArray.compactMap(\.id?.asString)
        page += 1
      }
      #expect(page == 6)
      #expect(ids.count == 250)
      #expect(Set(ids).count == 250)
    }
  }

  @Test func `the coins are the same as the other providers`() async throws {
    try await SampleServices.run { services in
      let gecko = try await services.get(.coingecko, "\(Self.markets)&per_page=250").json
      let cap = try await services.get(.coinmarketcap, "/v1/cryptocurrency/listings/latest?limit=250").json
      #expect(gecko.asArray.map(\.name) == cap.data?.asArray.map(\.name))
      #expect(gecko.asArray.map(\.current_price) == cap.data?.asArray.map { $0.quote?.USD?.price })
      #expect(gecko.asArray.contains { $0.market_cap_rank == .null })
    }
  }

  @Test func `the prices of a week agree with the changes and are sent only if asked for`() async throws {
    try await SampleServices.run { services in
      let plain = try await services.get(.coingecko, "\(Self.markets)&per_page=5").json
      #expect(plain[0]?.keys.contains("sparkline_in_7d") == false)
      let json = try await services.get(.coingecko, "\(Self.markets)&per_page=250&sparkline=true").json
      #expect(json.asArray.contains { !$0.keys.contains("sparkline_in_7d") })
      let coin = try #require(json.asArray.first { $0.id == "ripple" || $0.id == "xrp" })
      let prices = coin.sparkline_in_7d?.price?.asArray.compactMap(\.asNumber) ?? []
      let price = try #require(coin.current_price?.asNumber)
      #expect(prices.count == 168)
      for (index, change) in [
        (0, coin.price_change_percentage_7d_in_currency), (144, coin.price_change_percentage_24h),
        (167, coin.price_change_percentage_1h_in_currency),
      ] {
        let earlier = price / (1 + (try #require(change?.asNumber)) / 100)
        #expect(abs(prices[index] / earlier - 1) < 1e-6, "\(index)")
      }
      #expect(coin.low_24h?.asNumber == (prices.suffix(24) + [price]).min())
      #expect(coin.high_24h?.asNumber == (prices.suffix(24) + [price]).max())
      let steady = try #require(json.asArray.first { $0.id == "tether" })
      #expect(steady.sparkline_in_7d?.price?.asArray.allSatisfy { $0 == 1 } == true)
    }
  }

  @Test(arguments: [
    ("market_cap_asc", "market_cap", true), ("volume_desc", "total_volume", false),
    ("volume_asc", "total_volume", true),
  ])
  func `the order is the one asked for`(order: String, field: String, ascending: Bool) async throws {
    try await SampleServices.run { services in
      let values = try await services.get(.coingecko, "\(Self.markets)&per_page=200&order=\(order)").json
        .asArray
        .compactMap { $0[dynamicMember: field]?.asNumber }
      #expect(values == values.sorted(by: ascending ? (<) : (>)))
      #expect(values.count > 190)
    }
  }

  @Test func `coins are found by id and symbol`() async throws {
    try await SampleServices.run { services in
      let byID = try await services.get(.coingecko, "\(Self.markets)&ids=cardano,bitcoin").json
      #expect(byID.asArray.map(\.id) == ["bitcoin", "cardano"])
      let bySymbol = try await services.get(.coingecko, "\(Self.markets)&symbols=smp").json
      #expect(bySymbol.asArray.count == 3)
    }
  }

  @Test(arguments: ["/coins/markets", "/coins/markets?vs_currency=shells"])
  func `a currency is needed`(path: String) async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.coingecko, path).status == 422)
    }
  }

  @Test func `an invalid key is refused`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(
        .coingecko,
        Self.markets,
        headers: ["x-cg-demo-api-key": "invalid"]
      )
      #expect(reply.status == 401)
      #expect(try reply.json.status?.error_code == 10_002)
    }
  }

  @Test func `the limit says for how long`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.coingecko, "\(Self.markets)&sample_fault=rate-limit")
      #expect(reply.status == 429)
      #expect(reply.header("Retry-After") == "7")
      #expect(try reply.json.status?.error_code == 429)
      #expect(
        try reply.json.status?.error_message?.asString?.hasPrefix("You've exceeded the Rate Limit.") == true
      )
    }
  }
}
