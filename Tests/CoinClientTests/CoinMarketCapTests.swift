import ClientTestSupport
import CoinClient
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct CoinMarketCapTests {
  private func client(_ server: ScriptedServer, key: String? = nil) -> CoinClient {
    .live(
      configuration: CoinConfiguration(coinMarketCap: .init(baseURL: server.url, apiKey: Secret(key))),
      transport: .test()
    )
  }

  static let samplecoin = Coin(
    id: 90_001,
    symbol: "SMP",
    name: "Samplecoin",
    rank: 1,
    price: 0.000012345,
    volume24h: 1_500_000.5,
    marketCap: 9_000_000,
    change24h: -1.25,
    change30d: 7.5,
    supply: 729_040_000_000,
    lastUpdated: Date(timeIntervalSince1970: 1_795_168_740),
    slug: "samplecoin"
  )

  @Test func `the form of version one is read`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"status":{"timestamp":"2026-11-20T10:00:00.000Z","error_code":0,"error_message":null,"elapsed":12,
          "credit_count":1,"notice":null,"total_count":8000},
         "data":[{"id":90001,"name":"Samplecoin","symbol":"SMP","slug":"samplecoin","cmc_rank":1,
          "circulating_supply":729040000000,"max_supply":null,
          "quote":{"USD":{"price":0.000012345,"volume_24h":1500000.5,"percent_change_24h":-1.25,
          "percent_change_30d":7.5,"market_cap":9000000.0,"last_updated":"2026-11-20T09:59:00.000Z"}}}]}
        """#
      )
    )
    #expect(try await client(server).coins(currency: "usd", limit: 100) == [Self.samplecoin])
  }

  @Test func `the form of version three is read`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"status":{"timestamp":"2026-11-20T10:00:00.000Z","error_code":"0","error_message":"","elapsed":"9",
          "credit_count":1},
         "data":[{"id":90001,"name":"Samplecoin","symbol":"SMP","cmc_rank":1,
          "quote":[{"symbol":"EUR","price":1},{"symbol":"USD","price":0.000012345,"volume_24h":1500000.5,
          "percent_change_24h":null,"market_cap":9000000.0}]}]}
        """#
      )
    )
    var expected = Self.samplecoin
    expected.change24h = nil
    expected.change30d = nil
    expected.supply = nil
    expected.lastUpdated = nil
    expected.slug = nil
    #expect(try await client(server).coins(currency: "USD", limit: 100) == [expected])
  }

  @Test func `without a key the public path is asked`() async throws {
    let server = ScriptedServer(.json(#"{"data":[]}"#))
    _ = try await client(server).coins(currency: "eur", limit: 10)
    let request = try #require(server.requests.first)
    #expect(
      request.target == "/public-api/v3/cryptocurrency/listings/latest?start=1&limit=10&convert=EUR"
    )
    #expect(request.header("X-CMC_PRO_API_KEY") == nil)
  }

  @Test func `with a key it is sent in a header and nowhere else`() async throws {
    let server = ScriptedServer(.json(#"{"data":[]}"#))
    _ = try await client(server, key: "hunter2").coins(currency: "USD", limit: 10)
    let request = try #require(server.requests.first)
    #expect(request.target == "/v3/cryptocurrency/listings/latest?start=1&limit=10&convert=USD")
    #expect(request.header("X-CMC_PRO_API_KEY") == "hunter2")
  }

  @Test func `the key does not follow a redirect to another origin`() async throws {
    let other = ScriptedServer(.json(#"{"data":[]}"#))
    let server = ScriptedServer(.redirect(to: "\(other.url)/", status: 308))
    _ = try await client(server, key: "hunter2").coins(currency: "USD", limit: 10)
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.header("X-CMC_PRO_API_KEY") == nil)
  }

  @Test func `null or odd values in one coin lose neither it nor the others`() async throws {
    let server = ScriptedServer(
      .json(
        #"""
        {"data":[
          {"id":1,"name":"A","symbol":"A","cmc_rank":null,"quote":{"USD":{"price":null,"volume_24h":"1"}}},
          {"id":2,"name":"B","symbol":"B","quote":null},
          {"id":3,"name":"C","symbol":"C","cmc_rank":3,"quote":{"EUR":{"price":1}}},
          {"id":4,"name":"D","symbol":"D","quote":"what","last_updated":"yesterday"},
          {"id":null,"name":"lost","symbol":"L","quote":{"USD":{"price":1}}},
          null, 17,
          {"id":5,"name":"E","symbol":"A","quote":[17,{"price":9},{"symbol":"USD","price":2}]}
        ]}
        """#
      )
    )
    let coins = try await client(server).coins(currency: "USD", limit: 100)
    #expect(
      coins == [
        Coin(id: 1, symbol: "A", name: "A"), Coin(id: 2, symbol: "B", name: "B"),
        Coin(id: 3, symbol: "C", name: "C", rank: 3), Coin(id: 4, symbol: "D", name: "D"),
        Coin(id: 5, symbol: "A", name: "E", price: 2),
      ]
    )
  }

  @Test func `more coins than a page holds are asked for page by page`() async throws {
    let server = ScriptedServer { request in
      let start = Int(request.query["start"] ?? "") ?? 0
      let ids = start == 1 ? Array(1...5000) : [5000, 5001, 5002]
      let coins = ids.map { #"{"id":\#($0),"name":"n","symbol":"s"}"# }
      return .json(#"{"data":[\#(coins.joined(separator: ","))]}"#)
    }
    let coins = try await client(server).coins(currency: "USD", limit: 12_000)
    #expect(coins.map(\.id) == (1...5002).map(CoinID.number))
    #expect(server.requests.map { $0.query["start"] } == ["1", "5001"])
    #expect(server.requests.map { $0.query["limit"] } == ["5000", "5000"])
  }

  @Test func `no more coins come than were asked for`() async throws {
    let coins = (1...5).map { #"{"id":\#($0),"name":"n","symbol":"s"}"# }.joined(separator: ",")
    let server = ScriptedServer(.json(#"{"data":[\#(coins)]}"#))
    #expect(try await client(server).coins(currency: "USD", limit: 3).map(\.id) == [1, 2, 3])
  }

  @Test(arguments: [
    ("USD", 0, "the number of coins must be at least 1"),
    ("USD", -1, "the number of coins must be at least 1"),
    (" ", 1, "the currency is missing"),
  ])
  func `what makes no sense is not asked`(currency: String, limit: Int, message: String) async throws {
    let server = ScriptedServer(.status(500))
    let client = client(server)
    let outcome = await outcome { try await client.coins(currency: currency, limit: limit) }
    #expect(outcome.error == .invalidRequest(detail: message))
    #expect(server.requests.isEmpty)
  }
}
