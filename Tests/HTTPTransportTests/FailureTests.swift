import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct FailureTests {
  let transport = HTTPTransport.test()

  @Test func aRefusedConnectionIsOffline() async throws {
    let port = try RefusingPort()
    let outcome = await transport.outcome(HTTPRequest(url: port.url))
    #expect(outcome.error == .offline(detail: "127.0.0.1 accepts no connection"))
  }

  /// A label of 64 characters is one too long for DNS (RFC 1035, section 2.3.4), so no DNS request is sent.
  @Test func anUnknownHostIsOffline() async throws {
    let host = String(repeating: "a", count: 64) + ".invalid"
    let url = try #require(URL(string: "http://\(host)/"))
    let outcome = await transport.outcome(HTTPRequest(url: url))
    #expect(outcome.isOffline)
  }

  @Test func aHostWithoutTLSIsOffline() async throws {
    let server = try LoopbackServer(.raw("this is no TLS at all"))
    let url = try #require(URL(string: "https://127.0.0.1:\(server.url.port ?? 0)/"))
    let outcome = await transport.outcome(HTTPRequest(url: url, retry: .never))
    #expect(outcome.isOffline)
  }

  @Test(arguments: [
    LoopbackResponse.reset,
    .close,
    .truncated(#"{"data":"#),
    .raw("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{}"),
  ])
  func aConnectionThatBreaksIsOffline(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer(answer)
    let outcome = await transport.outcome(HTTPRequest(url: server.url, retry: .never))
    #expect(outcome.isOffline)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["220 mail.example.com\r\n", "HTTP/9 nonsense\r\n\r\n", "<html></html>"])
  func anAnswerThatIsNotHTTPIsUndecodable(bytes: String) async throws {
    let server = try LoopbackServer(.raw(bytes))
    let outcome = await transport.outcome(HTTPRequest(url: server.url))
    #expect(
      outcome.error == .undecodable(type: "HTTP", path: "", excerpt: "127.0.0.1 does not speak HTTP")
    )
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.com/", "http:///path", "relative"])
  func anAddressThatIsNotOfTheWebIsNotAsked(address: String) async throws {
    let url = try #require(URL(string: address))
    let outcome = await transport.outcome(HTTPRequest(url: url))
    #expect(outcome.error == .badRequest(message: "\(address) isn't an http or https address"))
  }

  @Test func aKeyThatCouldForgeHeadersIsNotSent() async throws {
    let server = try LoopbackServer(.status(200))
    let key = try #require(Secret("key\r\nX-Forged: yes"))
    let outcome = await transport.outcome(HTTPRequest(url: server.url, credentials: ["x-api-key": key]))
    #expect(
      outcome.error == .unauthorized(hint: "the key holds characters that no key has; set it again")
    )
    #expect(server.requests.isEmpty)
  }
}
