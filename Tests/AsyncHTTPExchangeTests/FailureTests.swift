import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

/// The messages about servers that cannot be reached, or break the rules of HTTP.
@Suite struct FailureTests {
  let transport = HTTPTransport.live()

  private func port(_ url: URL) -> Int { url.port ?? 0 }

  @Test func `a refused connection is offline`() async throws {
    let refusing = try RefusingPort()
    let outcome = await transport.once("\(refusing.url)")
    let place = "sample at 127.0.0.1:\(port(refusing.url))"
    #expect(outcome.error == .offline(detail: "\(place) refused the connection"))
  }

  /// A label of 64 characters is one too long for DNS (RFC 1035, section 2.3.4), so no DNS request is sent.
  @Test func `an unknown host is offline`() async throws {
    let host = String(repeating: "a", count: 64) + ".invalid"
    let outcome = await transport.once("http://\(host)/")
    #expect(outcome.error == .offline(detail: "sample at \(host) was not found"))
  }

  @Test(arguments: [
    (LoopbackResponse.reset, "reset the connection"),
    (.close, "closed the connection without an answer"),
    (.truncated(#"{"data":"#), "closed the connection after 8 of 108 bytes"),
    (.raw("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{}"), "closed the connection after 2 of 5 bytes"),
    (
      .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"),
      "closed the connection after 2 bytes, before the end of the answer"
    ),
    (.raw("HTTP/1.1 200 OK\r\nContent-Le"), "closed the connection without an answer"),
    (.raw("HTTP/1.1 103 Early Hints\r\n\r\n"), "closed the connection without an answer"),
  ])
  func `a connection that breaks is offline`(answer: LoopbackResponse, sentence: String) async throws {
    let server = try LoopbackServer(answer)
    let outcome = await transport.once("\(server.url)")
    let place = "sample at 127.0.0.1:\(port(server.url))"
    #expect(outcome.error == .offline(detail: "\(place) \(sentence)"))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["", "Content-Encoding: gzip\r\n"], [LoopbackResponse.Ending.close, .reset])
  func `the bytes of a long body that is cut off are counted`(
    field: String,
    ending: LoopbackResponse.Ending
  ) async throws {
    let body = Data(repeating: UInt8(ascii: "a"), count: 300_000)
    // The answer begins as a gzip stream with one stored block (RFC 1951, section 3.2.4).
    let gzip = Data([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0xFF, 0xFF, 0, 0]) + body.prefix(50_000)
    let sent = field.isEmpty ? body : gzip
    var answer = LoopbackResponse.raw("HTTP/1.1 200 OK\r\n\(field)Content-Length: 400000\r\n\r\n", sent)
    answer.ending = ending
    let server = try LoopbackServer(answer)
    let outcome = await transport.once("\(server.url)")
    let place = "sample at 127.0.0.1:\(port(server.url))"
    guard ending == .close else {
      // A reset may overtake what was sent.
      #expect(outcome.isOffline)
      return
    }
    let sentence = "\(place) closed the connection after \(sent.count) of 400000 bytes"
    #expect(outcome.error == .offline(detail: sentence))
  }

  @Test(arguments: [
    "220 mail.example.com\r\n", "HTTP/9 nonsense\r\n\r\n", "<html></html>",
    "HTTP/1.1 099 X\r\nContent-Length: 2\r\n\r\n{}", "HTTP/1.1 000 X\r\nContent-Length: 2\r\n\r\n{}",
    String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 33),
  ])
  func `an answer that isn't HTTP is undecodable`(bytes: String) async throws {
    let server = try LoopbackServer(.raw(bytes))
    let outcome = await transport.once("\(server.url)")
    let place = "sample at 127.0.0.1:\(port(server.url))"
    let error = APIError.undecodable(type: "HTTP", path: "", excerpt: "it isn't HTTP", service: place)
    #expect(outcome.error == error)
    #expect(server.requests.count == 1)
  }

  @Test func `an intermediate answer is passed over`() async throws {
    let final = "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}"
    let server = try LoopbackServer(.raw("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n\(final)"))
    #expect(try await transport.once("\(server.url)").get().status == 404)
  }

  @Test func `a body without a length arrives whole`() async throws {
    let server = try LoopbackServer(.raw("HTTP/1.1 200 OK\r\n\r\nall of it"))
    #expect(try await transport.once("\(server.url)").get().body == Data("all of it".utf8))
  }

  @Test func `fields with the same name are one`() async throws {
    let server = try LoopbackServer(.raw("HTTP/1.1 200 OK\r\nLink: <a>\r\nlink: <b>\r\n\r\n"))
    #expect(try await transport.once("\(server.url)").get().headers["Link"] == "<a>, <b>")
  }

  @Test func `a request arrives as it was made`() async throws {
    let server = try LoopbackServer(.status(200))
    let request = HTTPRequest(
      method: "POST",
      url: server.url.appending(path: "a b").appending(queryItems: [.init(name: "q", value: "1&2")]),
      headers: ["X-Sample": "yes"],
      credentials: ["Authorization": try #require(Secret("token")?.prefixed("Bearer "))],
      body: Data("{}".utf8)
    )
    _ = try await transport.outcome(request).get()
    let arrived = try #require(server.requests.first)
    #expect(arrived.method == "POST")
    #expect(arrived.target == "/a%20b?q=1%262")
    #expect(arrived.header("X-Sample") == "yes")
    #expect(arrived.header("Authorization") == "Bearer token")
    #expect(arrived.header("Host") == "127.0.0.1:\(port(server.url))")
    #expect(arrived.body == Data("{}".utf8))
  }

  @Test(.enabled(if: (try? TestServer(host: "::1")) != nil), arguments: ["http", "HTTP"])
  func `an IPv6 address is reached, whatever the case of the scheme`(scheme: String) async throws {
    let server = try TestServer(host: "::1")
    #expect(try await transport.once("\(scheme)://[::1]:\(server.port)/x").get().status == 200)
    #expect(server.requests.all.first?.contains("GET /x HTTP/1.1\r\n") == true)
    #expect(server.requests.all.first?.lowercased().contains("host: [::1]:\(server.port)\r\n") == true)
  }
}
