import ClientTestSupport
import CoinClient
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct CoinGeckoTests {
  private func client(_ server: ScriptedServer, key: String? = nil) -> CoinClient {
    .live(
      configuration: CoinConfiguration(
        provider: .coinGecko,
        coinGecko: .init(baseURL: server.url, apiKey: Secret(key))
      ),
      transport: .test()
    )
  }

  private static let listing = #"""
    [{"id":"samplecoin","symbol":"smp","name":"Samplecoin","image":"https://example.invalid/smp.png",
     "current_price":1.25,"market_cap":9000000,"market_cap_rank":null,"total_volume":1500000,
     "price_change_percentage_24h":null,"price_change_percentage_30d_in_currency":7.5,"low_24h":1.2,"high_24h":1.3,
     "circulating_supply":7200000,"max_supply":9000000,"sparkline_in_7d":{"price":[1.1,1.4,1.2]},
     "last_updated":"2026-11-20T09:59:00.000Z"},
     {"id":17,"symbol":"x","name":"lost"},
     {"id":"bare","symbol":"bare","name":"Bare","sparkline_in_7d":{"price":[1,null]}}]
    """#

  @Test func `a listing is read and one broken coin doesn't lose the others`() async throws {
    let server = ScriptedServer(.json(Self.listing))
    let coins = try await client(server).coins(currency: "USD", limit: 3)
    #expect(
      coins == [
        Coin(
          id: "samplecoin",
          symbol: "SMP",
          name: "Samplecoin",
          price: 1.25,
          volume24h: 1_500_000,
          marketCap: 9_000_000,
          change30d: 7.5,
          low24h: 1.2,
          high24h: 1.3,
          supply: 7_200_000,
          maxSupply: 9_000_000,
          weekPrices: [1.1, 1.4, 1.2],
          lastUpdated: Date(timeIntervalSince1970: 1_795_168_740)
        ),
        Coin(id: "bare", symbol: "BARE", name: "Bare"),
      ]
    )
    #expect(
      server.requests.map(\.target) == [
        "/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=3&page=1"
          + "&price_change_percentage=1h%2C7d%2C30d&sparkline=true"
      ]
    )
  }

  @Test func `the key is sent only if there is one`() async throws {
    let server = ScriptedServer(.json("[]"))
    _ = try await client(server).coins(currency: "USD", limit: 1)
    _ = try await client(server, key: "demo").coins(currency: "USD", limit: 1)
    #expect(server.requests.map { $0.header("x-cg-demo-api-key") } == [nil, "demo"])
  }

  @Test func `an empty page is the end`() async throws {
    let server = ScriptedServer { request in
      guard request.query["page"] == "1" else { return .json("[]") }
      let coins = (1...250).map { #"{"id":"c\#($0)","name":"n","symbol":"s"}"# }
      return .json("[\(coins.joined(separator: ","))]")
    }
    let coins = try await client(server).coins(currency: "USD", limit: 900)
    #expect(coins.count == 250)
    #expect(server.requests.map { $0.query["page"] } == ["1", "2"])
  }

  /// The error codes of CoinGecko.
  @Test(arguments: [
    (
      LoopbackResponse.json(
        #"{"status":{"error_code":429,"error_message":"You've exceeded the Rate Limit."}}"#,
        status: 429,
        headers: ["Retry-After": "7"]
      ),
      APIError.rateLimited(retryAfter: .seconds(7))
    ),
    (
      .json(#"{"status":{"error_code":10002,"error_message":"API Key Missing"}}"#, status: 401),
      .unauthorized(hint: "set COINGECKO_API_KEY to your key for CoinGecko")
    ),
    (
      .json(#"{"error_code":10010,"message":"m"}"#, status: 400),
      .unauthorized(hint: "set COINGECKO_API_KEY to your key for CoinGecko")
    ),
    (
      .json(#"{"status":{"error_code":10011,"error_message":"m"}}"#, status: 400),
      .unauthorized(hint: "set COINGECKO_API_KEY to your key for CoinGecko")
    ),
    (
      .json(#"{"status":{"error_code":10005,"error_message":"plan"}}"#, status: 401),
      .forbidden(message: "plan")
    ),
    (.json(#"{"error":"invalid vs_currency"}"#, status: 422), .badRequest(message: "invalid vs_currency")),
    (
      .json(#"{"error":"coin not found"}"#, status: 404),
      .notFound(resource: "the list of coins", service: "CoinGecko")
    ),
    (.html(status: 503), .server(status: 503)),
    (.html(status: 599), .server(status: 599)),
  ])
  func `a failure is typed`(answer: LoopbackResponse, error: APIError) async throws {
    let server = ScriptedServer(answer)
    let client = client(server)
    let outcome = await outcome { try await client.coins(currency: "USD", limit: 1) }
    #expect(outcome.error == error)
  }

  @Test(arguments: [
    LoopbackResponse.html(), .json("{}"), .json(#"{"data":{"message":"We are deprecating"},"timestamp":1}"#),
    .json("[17]"), .json(""), .status(204),
  ])
  func `a success of another shape is undecodable`(answer: LoopbackResponse) async throws {
    let server = ScriptedServer(answer)
    let client = client(server)
    let outcome = await outcome { try await client.coins(currency: "USD", limit: 1) }
    guard case .undecodable = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
  }
}
