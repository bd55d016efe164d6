import ClientTestSupport
import Foundation
import HTTPTransport
import Models
import NIOCore
import NIOEmbedded
import Platform
import Testing

@testable import AsyncHTTPExchange

/// Requests through SOCKS proxies. The hosts behind them don't exist, or nothing listens there.
@Suite struct SOCKSTests {
  private static let hello = TestServer.Step(
    end: .text("\r\n\r\n"),
    response: Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8)
  )
  /// The answer to a successful request of version 5, from 127.0.0.1:81.
  private static let connected: [UInt8] = [5, 0, 0, 1, 127, 0, 0, 1, 0, 81]

  private func step(_ request: [UInt8], _ response: [UInt8]) -> TestServer.Step {
    .init(end: .byte(request.count), response: response)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func transport(_ kind: String, _ proxy: TestServer, user: String = "") -> HTTPTransport {
    .live(environment: ["all_proxy": "\(kind)://\(user)127.0.0.1:\(proxy.port)"])
  }

  /// The kind, the server's host, and the request to the proxy.
  static let hosts: [(String, String, [UInt8])] = [
    ("socks4", "127.0.0.1", [4, 1, 0, 81, 127, 0, 0, 1, 97, 100, 97, 0]),
    ("socks4", "localhost", [4, 1, 0, 81, 127, 0, 0, 1, 97, 100, 97, 0]),
    ("socks4a", "127.0.0.1", [4, 1, 0, 81, 127, 0, 0, 1, 97, 100, 97, 0]),
    ("socks4a", "a.invalid", [4, 1, 0, 81, 0, 0, 0, 1, 97, 100, 97, 0] + "a.invalid".utf8 + [0]),
    ("socks5", "127.0.0.1", [5, 1, 0, 1, 127, 0, 0, 1, 0, 81]),
    ("socks5h", "127.0.0.1", [5, 1, 0, 1, 127, 0, 0, 1, 0, 81]),
    ("socks5h", "[::2]", [5, 1, 0, 4] + Array(repeating: 0, count: 15) + [2, 0, 81]),
    ("socks5h", "a.invalid", [5, 1, 0, 3, 9] + "a.invalid".utf8 + [0, 81]),
  ]

  @Test(arguments: hosts)
  func `a proxy gets the host, or its address`(kind: String, host: String, request: [UInt8]) async throws {
    let isVersion4 = kind.hasPrefix("socks4")
    let greeting = isVersion4 ? [] : [step([5, 2, 0, 2], [5, 0])]
    let answer: [UInt8] = isVersion4 ? [0, 90, 0, 0, 0, 0, 0, 0] : Self.connected
    let proxy = try TestServer(steps: greeting + [step(request, answer), Self.hello])
    let response = try await transport(kind, proxy, user: "ada@").once("http://\(host):81/x").get()
    #expect(response.body == Data("hello".utf8))
    #expect(proxy.requests.all.suffix(2).first == text(request))
    #expect(proxy.requests.all.last?.hasPrefix("GET /x HTTP/1.1\r\n") == true)
    #expect(proxy.requests.all.last?.lowercased().contains("\r\nhost: \(host):81\r\n") == true)
  }

  @Test func `the program looks up the host for socks5`() async throws {
    let proxy = try TestServer(steps: [
      step([5, 1, 0], [5, 0]), step([5, 1, 0, 1, 127, 0, 0, 1, 0, 81], Self.connected), Self.hello,
    ])
    #expect(try await transport("socks5", proxy).once("http://localhost:81/").get().status == 200)
    // The system may prefer the IPv6 address.
    let request = try #require(proxy.requests.all.dropFirst().first)
    #expect(
      request.hasPrefix(text([5, 1, 0, 1, 127, 0, 0, 1])) || request.hasPrefix(text([5, 1, 0, 4, 0, 0]))
    )
  }

  @Test(arguments: ["socks4", "socks5"])
  func `a host that the program can't look up is unknown`(kind: String) async throws {
    let proxy = try TestServer(steps: [])
    // A label has at most 63 bytes, so no name server is asked.
    let host = String(repeating: "a", count: 64) + ".invalid"
    let outcome = await transport(kind, proxy).once("http://\(host)/")
    #expect(outcome.error == .offline(detail: "sample at \(host) was not found"))
  }

  @Test(arguments: ["socks4a", "socks5h"])
  func `a name that SOCKS has no room for is unknown`(kind: String) async throws {
    let proxy = try TestServer(steps: [])
    let host = String(repeating: "a.", count: 128) + "b"
    let outcome = await transport(kind, proxy).once("http://\(host)/")
    #expect(outcome.error == .offline(detail: "sample at \(host) was not found"))
    #expect(proxy.requests.all == [])
  }

  @Test(arguments: ["socks4", "socks4a"])
  func `SOCKS 4 has no IPv6 addresses`(kind: String) async throws {
    let proxy = try TestServer(steps: [])
    let outcome = await transport(kind, proxy).once("http://[::2]/")
    let name = "the proxy 127.0.0.1:\(proxy.port) (from all_proxy)"
    let sentence = "\(name) refused to pass the request on (SOCKS 4 has no IPv6 addresses)"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at [::2]"))
  }

  @Test func `a user and a password are sent if the proxy wants them`() async throws {
    let proxy = try TestServer(steps: [
      step([5, 2, 0, 2], [5, 2]), step([1, 3] + "ada".utf8 + [4] + "p@ss".utf8, [1, 0]),
      step([5, 1, 0, 1, 127, 0, 0, 1, 0, 81], Self.connected), Self.hello,
    ])
    let transport = transport("socks5", proxy, user: "ada:p%40ss@")
    #expect(try await transport.once("http://127.0.0.1:81/").get().body == Data("hello".utf8))
    #expect(proxy.requests.all[1] == text([1, 3] + "ada".utf8 + [4] + "p@ss".utf8))
  }

  @Test(
    arguments: [
      ("socks5", [[5, 0], [5, 0, 0, 1, 127, 0, 0, 1, 0, 81]]),
      ("socks5", [[5, 2], [5, 0], [5, 0, 0, 1, 127, 0, 0, 1, 0, 81]]),
      ("socks5h", [[5, 2], [1, 0], [5, 0, 0, 4] + Array(repeating: 0, count: 18)]),
      ("socks5h", [[5, 0], [5, 0, 0, 3, 2, 97, 98, 0, 81]]),
      ("socks4", [[0, 90, 1, 2, 3, 4, 5, 6]]),
    ] as [(String, [[UInt8]])]
  )
  func `the answers of a proxy may come in pieces`(kind: String, answers: [[UInt8]]) throws {
    let channel = EmbeddedChannel()
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1080), promise: nil)
    let proxy = try Proxy("\(kind)://ada:pass@p.test", variable: "all_proxy")
    let isOpen = Mutex(false)
    SOCKSTunnel.open(to: "127.0.0.1", port: 81, through: proxy, in: channel)
      .whenSuccess { isOpen.withLock { $0 = true } }
    channel.embeddedEventLoop.run()
    for byte in answers.joined() {
      #expect(!isOpen.withLock { $0 })
      try channel.writeInbound(ByteBuffer(bytes: [byte]))
    }
    #expect(isOpen.withLock { $0 })
  }

  /// The kind, the answers of the proxy, and the reason.
  static let refusals: [(String, [[UInt8]], String)] = [
    ("socks4", [[0, 91, 0, 0, 0, 0, 0, 0]], "it can't connect to the host, or doesn't allow it"),
    ("socks4a", [[0, 93, 0, 0, 0, 0, 0, 0]], "it does not accept the user"),
    ("socks4", [Array("HTTP/1.1 400".utf8)], "it doesn't speak SOCKS 4"),
    ("socks5", [Array("HTTP/1.1 400".utf8)], "it doesn't speak SOCKS 5"),
    ("socks5", [[5, 255]], "it requires a user and a password"),
    ("socks5", [[5, 1]], "it doesn't speak SOCKS 5"),
    ("socks5", [[5, 2]], "it requires a user and a password"),
    ("socks5", [[5, 0], [5, 2, 0, 1, 0, 0, 0, 0, 0, 0]], "it doesn't allow the host"),
    ("socks5", [[5, 0], [5, 4]], "it can't reach the host"),
    ("socks5", [[5, 0], [5, 99, 0, 1]], "it answered with 99"),
    ("socks5", [[5, 0], [5, 0, 0, 7]], "it doesn't speak SOCKS 5"),
    ("socks5", [[5, 0], [4, 0]], "it doesn't speak SOCKS 5"),
  ]

  @Test(arguments: refusals, ["http", "https"])
  func `a SOCKS proxy that refuses is named`(
    refusal: (kind: String, responses: [[UInt8]], reason: String),
    scheme: String
  ) async throws {
    let proxy = try TestServer(steps: refusal.responses.map { .init(end: .byte(1), response: $0) })
    let outcome = await transport(refusal.kind, proxy).once("\(scheme)://127.0.0.1/")
    let name = "127.0.0.1:\(proxy.port) (from all_proxy)"
    let sentence = "the proxy \(name) refused to pass the request on (\(refusal.reason))"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at 127.0.0.1"))
  }

  @Test(arguments: [[255], [1, 1]] as [[UInt8]])
  func `a proxy that does not accept the password is named`(answer: [UInt8]) async throws {
    let isAsked = answer.count > 1
    let proxy = try TestServer(
      steps: [.init(end: .byte(4), response: isAsked ? [5, 2] : [5, 255])]
        + (isAsked ? [.init(end: .byte(1), response: answer)] : [])
    )
    let outcome = await transport("socks5h", proxy, user: "ada:hunter2@").once("http://a.invalid/")
    let name = "127.0.0.1:\(proxy.port) (from all_proxy)"
    let reason = "it does not accept the user and the password"
    let sentence = "the proxy \(name) refused to pass the request on (\(reason))"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at a.invalid"))
  }

  @Test(arguments: ["socks5", "socks5h", "socks4"], [String(repeating: "a", count: 256), "a%00b"])
  func `a login that SOCKS has no room for is refused`(kind: String, user: String) async throws {
    let transport = HTTPTransport.live(environment: ["all_proxy": "\(kind)://\(user)@p.test:1"])
    let sentence =
      "all_proxy is '\(kind)://‹redacted›@p.test:1', which has a user or a password that SOCKS can't send; "
      + "set it to one where each has at most 255 bytes, and no zero, or unset it"
    #expect(await transport.once("http://a.invalid/").error == .misconfigured(detail: sentence))
  }
}
