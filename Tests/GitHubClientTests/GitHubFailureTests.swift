import ClientTestSupport
import Foundation
import GitHubClient
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct GitHubFailureTests {
  private func failure(_ answer: LoopbackResponse, token: String? = nil) async throws -> APIError? {
    let server = ScriptedServer(answer)
    let client = GitHubClient.live(
      configuration: .init(baseURL: server.url, apiKey: Secret(token)),
      transport: .test()
    )
    return await outcome { try await client.account(login: "octo") }.error
  }

  private static let limit =
    #"{"message":"API rate limit exceeded for 203.0.113.7. (But here's the good news: …)"}"#
  private static let secondary =
    #"{"message":"You have exceeded a secondary rate limit. Please wait a few minutes."}"#
  private static let reset = Date(timeIntervalSince1970: 1_700_003_600)

  /// The failures of GitHub, except for the rate limits.
  @Test(arguments: [
    (
      LoopbackResponse.json(#"{"message":"Bad credentials","status":"401"}"#, status: 401),
      APIError.unauthorized(hint: "set GITHUB_TOKEN to your key for GitHub")
    ),
    (
      .json(#"{"message":"Must have admin rights"}"#, status: 403),
      .forbidden(message: "Must have admin rights")
    ),
    (
      .status(
        403,
        headers: ["Content-Type": "text/plain"],
        body: "Request forbidden by administrative rules."
      ),
      .forbidden(message: "Request forbidden by administrative rules.")
    ),
    (
      .json(#"{"message":"Not Found","documentation_url":"x","status":"404"}"#, status: 404),
      .notFound(resource: "the account octo", service: "GitHub")
    ),
    (.json(#"{"message":"Unsupported version"}"#, status: 410), .badRequest(message: "Unsupported version")),
    (
      .json(#"{"message":"Problems parsing JSON"}"#, status: 400),
      .badRequest(message: "Problems parsing JSON")
    ),
    (
      .json(
        #"{"message":"Validation Failed","errors":[{"resource":"Search","field":"q","code":"missing"}]}"#,
        status: 422
      ),
      .badRequest(message: "Validation Failed: q missing")
    ),
    (
      .json(
        #"{"message":"Validation Failed","errors":["too long",{"message":"no such user"}]}"#,
        status: 422
      ),
      .badRequest(message: "Validation Failed: too long, no such user")
    ),
    (.json("{}", status: 422), .badRequest(message: "")),
    (.json(#"{"message":"Server Error"}"#, status: 500), .server(status: 500)),
    (.html(status: 502), .server(status: 502)),
    (.html(status: 503), .server(status: 503)),
    (.html(status: 504), .server(status: 504)),
    (.html(status: 599), .server(status: 599)),
    (
      .json(#"{"message":"I'm a teapot"}"#, status: 418),
      .unexpectedStatus(status: 418, bodyExcerpt: "I'm a teapot")
    ),
  ])
  func `a failure is typed`(answer: LoopbackResponse, error: APIError) async throws {
    #expect(try await failure(answer) == error)
  }

  /// GitHub uses 403 and 429 for both limits, so the header fields decide first, then the message.
  @Test(arguments: [403, 429])
  func `a limit is typed`(status: Int) async throws {
    let answers: [(LoopbackResponse, APIError)] = [
      (
        .json(
          Self.limit,
          status: status,
          headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1700003600"]
        ),
        .rateLimited(reset: Self.reset)
      ),
      (
        .json(
          Self.secondary,
          status: status,
          headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1700003600"]
        ),
        .rateLimited(reset: Self.reset)
      ),
      (
        .json("{}", status: status, headers: ["X-RateLimit-Remaining": "0", "x-ratelimit-reset": "never"]),
        .rateLimited()
      ),
      (
        .json(Self.secondary, status: status, headers: ["x-ratelimit-remaining": "17"]),
        .rateLimited(retryAfter: .seconds(60))
      ),
      (
        .json(Self.secondary, status: status, headers: ["Retry-After": "90", "x-ratelimit-remaining": "17"]),
        .rateLimited(retryAfter: .seconds(90))
      ),
      (.json("{}", status: status, headers: ["Retry-After": "90"]), .rateLimited(retryAfter: .seconds(90))),
      (.json(Self.limit, status: status), .rateLimited(retryAfter: .seconds(60))),
    ]
    for (index, (answer, error)) in answers.enumerated() {
      #expect(try await failure(answer) == error, "answer \(index)")
    }
  }

  @Test func `a limit is not tried again`() async throws {
    let server = ScriptedServer(.json(Self.secondary, status: 429))
    let client = GitHubClient.live(configuration: .init(baseURL: server.url), transport: .test())
    _ = await outcome { try await client.account(login: "octo") }
    #expect(server.requests.count == 1)
  }

  @Test func `a token that is not accepted is to be checked`() async throws {
    let error = try await failure(.json(#"{"message":"Bad credentials"}"#, status: 401), token: "t")
    let hint = "GitHub does not accept the one it was given; check GH_TOKEN and GITHUB_TOKEN"
    #expect(error == .unauthorized(hint: hint))
  }

  @Test(arguments: [403, 422, 418])
  func `a token that is repeated is replaced`(status: Int) async throws {
    let error = try await failure(
      .json(#"{"message":"not Bearer hunter2"}"#, status: status),
      token: "hunter2"
    )
    let message = String(describing: error)
    #expect(message.contains("not Bearer ‹redacted›"))
    #expect(!message.contains("hunter2"))
  }

  @Test(arguments: [
    LoopbackResponse.html(), .json("[]"), .json("{}"), .json(""), .json(#"{"login":"a"}"#), .status(204),
    .json(#"{"login":"a","id":"1"}"#),
  ])
  func `a success of another shape is undecodable`(answer: LoopbackResponse) async throws {
    let error = try await failure(answer)
    guard case .undecodable("WireAccount", _, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"login":"#)])
  func `a broken connection is offline`(answer: LoopbackResponse) async throws {
    let error = try await failure(answer)
    guard case .offline = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `every status gives its error`() async throws {
    let server = ScriptedServer { request in
      .json("{}", status: Int(request.path.split(separator: "/").last ?? "") ?? 0)
    }
    let client = GitHubClient.live(configuration: .init(baseURL: server.url), transport: .test())
    for status in 400...599 {
      let error = await outcome { try await client.account(login: "\(status)") }.error
      let expected: APIError =
        switch status {
        case 400, 410, 422: .badRequest(message: "")
        case 401: .unauthorized(hint: "set GITHUB_TOKEN to your key for GitHub")
        case 402, 403: .forbidden(message: "")
        case 404: .notFound(resource: "the account 404", service: "GitHub")
        case 429: .rateLimited(retryAfter: .seconds(60))
        case 500...: .server(status: status)
        default: .unexpectedStatus(status: status, bodyExcerpt: "")
        }
      #expect(error == expected, "\(status)")
    }
  }
}
