import ClientTestSupport
import CoinClient
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct CoinFailureTests {
  private func failure(_ answer: LoopbackResponse, key: String? = nil) async throws -> APIError? {
    let server = ScriptedServer(answer)
    let configuration = CoinConfiguration(
      coinMarketCap: .init(baseURL: server.url, apiKey: Secret(key))
    )
    let client = CoinClient.live(configuration: configuration, transport: .test())
    return await outcome { try await client.coins(currency: "USD", limit: 10) }.error
  }

  private static func body(_ code: String, _ message: String = "said") -> String {
    #"{"status":{"timestamp":"2026-11-20T10:00:00.000Z","error_code":\#(code),"error_message":"\#(message)"}}"#
  }

  private static let hint = APIError.unauthorized(hint: "set CMC_PRO_API_KEY to your key for CoinMarketCap")

  /// The failures of CoinMarketCap.
  @Test(arguments: [
    (400, 400, APIError.badRequest(message: "said")),
    (401, 1001, hint),
    (401, 1002, hint),
    (402, 1003, .forbidden(message: "said")),
    (402, 1004, .forbidden(message: "said")),
    (403, 1005, .forbidden(message: "said")),
    (403, 1006, .forbidden(message: "said")),
    (403, 1007, .forbidden(message: "said")),
    (429, 1008, .rateLimited()),
    (429, 1009, .rateLimited()),
    (429, 1010, .rateLimited()),
    (429, 1011, .rateLimited()),
    (500, 500, .server(status: 500)),
  ])
  func `a failure is typed`(status: Int, code: Int, error: APIError) async throws {
    #expect(try await failure(.json(Self.body("\(code)"), status: status)) == error)
    #expect(try await failure(.json(Self.body("\"\(code)\""), status: status)) == error, "as text")
  }

  /// The same codes with a status of success.
  @Test(arguments: [
    (400, APIError.badRequest(message: "said")),
    (404, .notFound(resource: "the list of coins", service: "CoinMarketCap")),
    (1001, hint), (1002, hint), (1005, .forbidden(message: "said")), (1011, .rateLimited()),
    (500, .server(status: 500)), (17, .unexpectedStatus(status: 200, bodyExcerpt: "said")),
  ])
  func `a success may be a failure`(code: Int, error: APIError) async throws {
    #expect(try await failure(.json(Self.body("\(code)"), status: 200)) == error)
  }

  @Test func `a failure of the server is one whatever its body says`() async throws {
    for status in [500, 502, 503, 599] {
      #expect(try await failure(.json(Self.body("1001"), status: status)) == .server(status: status))
      #expect(try await failure(.html(status: status)) == .server(status: status))
    }
  }

  @Test func `a failure without a code is one by its status`() async throws {
    #expect(try await failure(.json("{}", status: 401)) == Self.hint)
    #expect(try await failure(.json(#"{"status":{},"data":[]}"#, status: 402)) == .forbidden(message: ""))
    #expect(try await failure(.html(status: 403)) == .forbidden(message: "a web page instead of data"))
    #expect(
      try await failure(.status(429, headers: ["Retry-After": "30"]))
        == .rateLimited(retryAfter: .seconds(30))
    )
  }

  @Test func `a key that is not accepted is to be checked`() async throws {
    let error = try await failure(.json(Self.body("1001"), status: 401), key: "hunter2")
    #expect(
      error
        == .unauthorized(
          hint: "CoinMarketCap does not accept the one it was given; check CMC_PRO_API_KEY"
        )
    )
  }

  @Test func `a key that is repeated is replaced`() async throws {
    let error = try await failure(
      .json(Self.body("1006", "hunter2 is too small"), status: 403),
      key: "hunter2"
    )
    #expect(error == .forbidden(message: "‹redacted› is too small"))
  }

  /// One is CoinCap's notice of its shutdown: status 200, valid JSON, another shape.
  @Test(arguments: [
    (
      LoopbackResponse.json(#"{"data":{"message":"We are deprecating this version"},"timestamp":1}"#), "data"
    ),
    (.html(), ""),
    (.json("{}"), "data"),
    (.json(#"{"status":{"error_code":0}}"#), "data"),
    (.json(#"{"data":[{"symbol":"BTC"},{"price":1}]}"#), "data"),
    (.json("[]"), ""),
    (.json(""), ""),
    (.status(204), ""),
  ])
  func `a success of another shape is undecodable`(answer: LoopbackResponse, path: String) async throws {
    let error = try await failure(answer)
    guard case .undecodable(_, path, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"data":["#)])
  func `a broken connection is offline`(answer: LoopbackResponse) async throws {
    let error = try await failure(answer)
    guard case .offline = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `every status gives its error`() async throws {
    let server = ScriptedServer { request in
      .json("{}", status: Int(request.query["convert"] ?? "") ?? 0)
    }
    let configuration = CoinConfiguration(coinMarketCap: .init(baseURL: server.url))
    let client = CoinClient.live(configuration: configuration, transport: .test())
    for status in 400...599 {
      let error = await outcome { try await client.coins(currency: "\(status)", limit: 1) }.error
      let expected: APIError =
        switch status {
        case 400, 410, 422: .badRequest(message: "")
        case 401: Self.hint
        case 402, 403: .forbidden(message: "")
        case 404: .notFound(resource: "the list of coins", service: "CoinMarketCap")
        case 429: .rateLimited()
        case 500...: .server(status: status)
        default: .unexpectedStatus(status: status, bodyExcerpt: "")
        }
      #expect(error == expected, "\(status)")
    }
  }
}
