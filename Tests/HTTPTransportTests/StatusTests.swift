import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct StatusTests {
  /// Returns the expected error for a status other than success, redirect or informational.
  private func expected(_ status: Int) -> APIError {
    switch status {
    case 400, 410, 422: .badRequest(message: "sample")
    case 401: .unauthorized(hint: "set SAMPLE_KEY to your key for sample")
    case 402, 403: .forbidden(message: "sample")
    case 404: .notFound(resource: "thing", service: "sample")
    case 429: .rateLimited()
    case 500, 501, 502, 503, 504, 598, 599, 505...597: .server(status: status)
    default: .unexpectedStatus(status: status, bodyExcerpt: "sample")
    }
  }

  private func outcome(_ server: ScriptedServer, path: String = "x") async -> APIResult<[String: Int]> {
    let service = APIService(
      name: "sample",
      baseURL: server.url,
      keyVariables: ["SAMPLE_KEY"],
      retry: .never,
      transport: .test()
    )
    return await APIResult {
      try await service.value([String: Int].self, for: service.request([path]), resource: "thing")
    }
  }

  @Test func `every status gives exactly one error`() async throws {
    let server = ScriptedServer { request in
      .json(#"{"message":"sample"}"#, status: Int(request.path.dropFirst()) ?? 0)
    }
    let redirects: Set<Int> = [301, 302, 303, 304, 305, 306, 307, 308]
    for status in 300...599 where !redirects.contains(status) {
      #expect(await outcome(server, path: "\(status)").error == expected(status), "\(status)")
    }
  }

  @Test(arguments: [301, 302, 303, 304, 305, 306, 307, 308])
  func `a redirect without a location is unexpected`(status: Int) async throws {
    let server = ScriptedServer(.status(status, body: "sample"))
    guard case .unexpectedStatus(status, _) = await outcome(server).error else {
      Issue.record("\(await outcome(server)) is not unexpectedStatus(\(status))")
      return
    }
  }

  @Test func `every success is read`() async throws {
    let server = ScriptedServer { request in
      .json(#"{"id":1}"#, status: Int(request.path.dropFirst()) ?? 0)
    }
    for status in 200...299 where status != 204 {
      #expect(await outcome(server, path: "\(status)") == .success(["id": 1]), "\(status)")
    }
    #expect(
      await outcome(server, path: "204").error
        == .undecodable(
          type: "Dictionary<String, Int>",
          path: "",
          excerpt: "",
          service: "sample at \(server.host)"
        )
    )
  }

  @Test func `an intermediate response that nothing follows is offline`() async throws {
    for status in 100...199 {
      let server = ScriptedServer(.status(status))
      #expect(await outcome(server).isOffline, "\(status)")
    }
  }

  @Test func `an intermediate answer is passed over`() async throws {
    let final = "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}"
    let server = ScriptedServer(.raw("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n\(final)"))
    #expect(await outcome(server).error == .notFound(resource: "thing", service: "sample"))
  }

  @Test(arguments: [("7", APIError.rateLimited(retryAfter: .seconds(7))), ("soon", .rateLimited())])
  func `too many requests may say for how long`(field: String, error: APIError) async throws {
    let server = ScriptedServer(.status(429, headers: ["Retry-After": field]))
    #expect(await outcome(server).error == error)
  }

  @Test func `too many requests may say until when`() async throws {
    let server = ScriptedServer(
      .status(429, headers: ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"])
    )
    #expect(
      await outcome(server).error == .rateLimited(reset: Date(timeIntervalSince1970: 784_111_777))
    )
  }
}
