import Foundation
import SampleServices
import Testing

@Suite struct CoinMarketCapTests {
  private static let version1 = "/v1/cryptocurrency/listings/latest"
  private static let version3 = "/v3/cryptocurrency/listings/latest"

  @Test func `the first version has quotes by currency`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.coinmarketcap, Self.version1).json
      #expect(json.status?.error_code == 0)
      #expect(json.status?.error_message == .null)
      #expect(json.status?.total_count == 250)
      #expect(json.data?.asArray.count == 100)
      let bitcoin = try #require(json.data?[0])
      #expect(bitcoin.id == 1)
      #expect(bitcoin.name == "Bitcoin")
      #expect(bitcoin.symbol == "BTC")
      #expect(bitcoin.cmc_rank == 1)
      #expect(bitcoin.quote?.keys == ["USD"])
      #expect(bitcoin.quote?.USD?.price?.asNumber != nil)
    }
  }

  @Test(arguments: ["", "/public-api", "/trial-pro-api"])
  func `the third version has a list of quotes and its status as text`(prefix: String) async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.coinmarketcap, prefix + Self.version3).json
      #expect(json.status?.error_code == "0")
      #expect(json.status?.error_message == "")
      #expect(json.data?[0]?.quote?.asArray.count == 1)
      #expect(json.data?[0]?.quote?[0]?.symbol == "USD")
    }
  }

  @Test func `paging reaches every coin once in the order of the ranks`() async throws {
    try await SampleServices.run { services in
      var ids: [Double] = []
      var ranks: [Double] = []
      for start in stride(from: 1, through: 301, by: 100) {
        let json = try await services.get(.coinmarketcap, "\(Self.version1)?start=\(start)&limit=100").json
        ids += json.data?.asArray.compactMap(\.id?.asNumber) ?? []
        ranks += json.data?.asArray.compactMap(\.cmc_rank?.asNumber) ?? []
      }
      #expect(ids.count == 250)
      #expect(Set(ids).count == 250)
      #expect(ranks == (1...247).map(Double.init))
    }
  }

  @Test func `the data has nulls ties and tiny prices`() async throws {
    try await SampleServices.run { services in
      let coins =
        try await services.get(.coinmarketcap, "\(Self.version1)?limit=5000").json.data?.asArray ?? []
      for field in ["price", "volume_24h", "percent_change_24h", "market_cap"] {
        #expect(coins.contains { $0.quote?.USD?[dynamicMember: field] == .null }, "\(field)")
      }
      #expect(coins.contains { $0.max_supply == .null } && coins.contains { $0.cmc_rank == .null })
      let prices = coins.compactMap(\.quote?.USD?.price?.asNumber)
      #expect(prices.contains { 0 < $0 && $0 < 0.000001 })
      #expect(prices.contains { $0 > 1_000 })
      #expect(prices.count { $0 == 4.25 } == 2)
      #expect(coins.contains { $0.quote?.USD?.percent_change_24h == 0 })
      #expect(coins.count { $0.symbol == "SMP" } == 3)
    }
  }

  @Test(arguments: [
    ("price", "price"), ("volume_24h", "volume_24h"), ("percent_change_24h", "percent_change_24h"),
    ("market_cap", "market_cap"),
  ])
  func `the largest comes first and nothing last`(sort: String, field: String) async throws {
    try await SampleServices.run { services in
      for direction in ["desc", "asc"] {
        let path = "\(Self.version1)?limit=5000&sort=\(sort)&sort_dir=\(direction)"
        let coins = try await services.get(.coinmarketcap, path).json.data?.asArray ?? []
        let values = coins.map { $0.quote?.USD?[dynamicMember: field]?.asNumber }
        let present = values.compactMap(\.self)
        #expect(present.count > 240)
        #expect(present == (direction == "asc" ? present.sorted() : present.sorted(by: >)))
        #expect(values.suffix(values.count - present.count).allSatisfy { $0 == nil })
      }
    }
  }

  @Test func `names are listed from a to z`() async throws {
    try await SampleServices.run { services in
      let names = try await services.get(.coinmarketcap, "\(Self.version1)?sort=name&limit=250").json
        .data?.asArray.compactMap(\.name?.asString)
      #expect(names == names?.sorted())
      #expect(names?.count == 250)
    }
  }

  @Test func `prices are converted`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.coinmarketcap, "\(Self.version1)?convert=usd,eur&limit=1").json
      let quote = try #require(json.data?[0]?.quote)
      #expect(quote.keys == ["USD", "EUR"])
      let (dollars, euros) = (
        try #require(quote.USD?.price?.asNumber), try #require(quote.EUR?.price?.asNumber)
      )
      #expect(abs(euros / dollars - 0.92) < 0.000001)
      let list = try await services.get(.coinmarketcap, "\(Self.version3)?convert=JPY&limit=1").json
      #expect(list.data?[0]?.quote?[0]?.symbol == "JPY")
    }
  }

  @Test(arguments: [
    ("limit=many", "\"limit\" must be a number"), ("limit=0", "\"limit\" must be larger than or equal to 1"),
    ("limit=5001", "\"limit\" must be less than or equal to 5000"),
    ("start=0", "\"start\" must be larger than or equal to 1"),
    ("convert=SHELLS", "Invalid value for \"convert\": \"SHELLS\""),
  ])
  func `a bad parameter is named`(query: String, message: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.coinmarketcap, "\(Self.version1)?\(query)")
      #expect(reply.status == 400)
      #expect(try reply.json.status?.error_code == 400)
      #expect(try reply.json.status?.error_message == .quoted(message))
      #expect(try reply.json.data == nil)
    }
  }

  @Test func `any key is accepted but the invalid one`() async throws {
    try await SampleServices.run { services in
      let accepted = try await services.get(
        .coinmarketcap,
        Self.version1,
        headers: ["X-CMC_PRO_API_KEY": "mine"]
      )
      #expect(accepted.status == 200)
      let refused = try await services.get(
        .coinmarketcap,
        Self.version1,
        headers: ["X-CMC_PRO_API_KEY": "invalid"]
      )
      #expect(refused.status == 401)
      #expect(try refused.json.status?.error_code == 1001)
      #expect(try refused.json.status?.error_message == "This API Key is invalid.")
    }
  }

  @Test(arguments: [
    ("status=402", 402, 1003.0), ("status=403", 403, 1006), ("status=500", 500, 500),
    ("rate-limit", 429, 1008),
    ("secondary-rate-limit", 429, 1011),
  ])
  func `each failure has its code`(fault: String, status: Int, code: Double) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.coinmarketcap, "\(Self.version1)?sample_fault=\(fault)")
      #expect(reply.status == status)
      #expect(try reply.json.status?.error_code == .double(code))
    }
  }

  @Test func `another route is not found`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.coinmarketcap, "/v2/cryptocurrency/listings/latest").status == 404)
    }
  }
}
