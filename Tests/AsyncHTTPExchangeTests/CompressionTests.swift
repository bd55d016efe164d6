import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct CompressionTests {
  /// `{"name":"Ada"}`, compressed by gzip.
  private let small = "H4sIAAAAAAACA6tWykvMTVWyUnJMSVSqBQAFcvopDgAAAA=="

  private func response(_ body: Data, encoding: String = "gzip") -> LoopbackResponse {
    .status(200, headers: ["Content-Encoding": encoding], body: body)
  }

  private func error(_ excerpt: String, _ server: LoopbackServer) -> APIError {
    let place = "sample at 127.0.0.1:\(server.url.port ?? 0)"
    return .undecodable(type: "body", path: "", excerpt: excerpt, service: place)
  }

  /// Returns megabytes of zeros, compressed a thousandfold in the format of zlib.
  private func bomb(megabytes: Int) -> Data {
    let begin: [UInt8] = [
      0xec, 0xc1, 0x31, 0x01, 0, 0, 0, 0xc2, 0xa0, 0xf5, 0x4f, 0x6d, 0x08, 0x5f, 0xa0,
    ]
    let end: [UInt8] = [0x3e, 0x03, 0, 0, 0xff, 0xff]
    let block = begin + Array(repeating: 0, count: 1016) + end
    return Data([0x78, 0xda]) + Data((0..<megabytes).flatMap { _ in block })
  }

  @Test func `a compressed body arrives as it was`() async throws {
    let server = try LoopbackServer(response(try #require(Data(base64Encoded: small))))
    let response = try await HTTPTransport.live().once("\(server.url)").get()
    #expect(response.body == Data(#"{"name":"Ada"}"#.utf8))
    #expect(server.requests.first?.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test func `a compressed body is limited by its size after decompression`() async throws {
    let body = try #require(Data(base64Encoded: small))
    let server = try LoopbackServer { _ in
      // Without a length, so that the size is known only from the body.
      .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", body)
    }
    let outcome = await HTTPTransport.live(bodySize: 13).once("\(server.url)")
    #expect(outcome.error == error("it is larger than 13 bytes", server))
    #expect(try await HTTPTransport.live(bodySize: 14).once("\(server.url)").get().body.count == 14)
  }

  @Test func `a body that expands too much is refused`() async throws {
    let server = try LoopbackServer(response(bomb(megabytes: 4), encoding: "deflate"))
    let outcome = await HTTPTransport.live().once("\(server.url)")
    #expect(outcome.error == error("it expands to more than 200 times its size", server))
  }

  @Test(arguments: [
    ("204 No Content", "\r\n"), ("304 Not Modified", "\r\n"), ("200 OK", "Content-Length: 0\r\n\r\n"),
    ("200 OK", "\r\n"), ("200 OK", "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
  ])
  func `an empty body may be announced as compressed`(status: String, rest: String) async throws {
    let server = try LoopbackServer(.raw("HTTP/1.1 \(status)\r\nContent-Encoding: gzip\r\n\(rest)"))
    let response = try await HTTPTransport.live().once("\(server.url)").get()
    #expect(status.hasPrefix("\(response.status)"))
    #expect(response.body.isEmpty)
  }

  @Test func `a body that isn't compressed as announced is refused`() async throws {
    let server = try LoopbackServer(response(Data("plain text".utf8)))
    let outcome = await HTTPTransport.live().once("\(server.url)")
    #expect(outcome.error == error("its body isn't compressed as its head says", server))
  }

  @Test func `a compressed body that is cut off is offline`() async throws {
    let body = try #require(Data(base64Encoded: small))
    let server = try LoopbackServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 34\r\n\r\n", body.prefix(20))
    }
    let outcome = await HTTPTransport.live().once("\(server.url)")
    #expect(outcome.isOffline)
  }
}
