import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@testable import AsyncHTTPExchange

/// Requests through proxies. The hosts behind them don't exist, so only the proxy can have answered.
@Suite struct ProxyTests {
  private func address(_ server: TestServer, user: String = "") -> String {
    "http://\(user)127.0.0.1:\(server.port)"
  }

  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func `a proxy gets the whole address`(variable: String) async throws {
    let proxy = try TestServer(body: "from the proxy")
    let transport = HTTPTransport.live(environment: [variable: address(proxy, user: "ada:p%40ss@")])
    let response = try await transport.once("http://sample.invalid:81/things?page=2").get()
    #expect(response.body == Data("from the proxy".utf8))
    let request = try #require(proxy.requests.all.first)
    #expect(request.hasPrefix("GET http://sample.invalid:81/things?page=2 HTTP/1.1\r\n"))
    #expect(request.lowercased().contains("\r\nhost: sample.invalid:81\r\n"))
    let credentials = Data("ada:p@ss".utf8).base64EncodedString()
    #expect(request.contains("Basic \(credentials)\r\n"))
  }

  @Test func `an excepted address is asked directly`() async throws {
    let proxy = try TestServer()
    let server = try LoopbackServer(.status(204))
    let environment = ["http_proxy": address(proxy), "no_proxy": "127.0.0.0/8"]
    let transport = HTTPTransport.live(environment: environment)
    #expect(try await transport.once("\(server.url)").get().status == 204)
    #expect(proxy.requests.all == [])
  }

  @Test func `a proxy is asked to connect to a secure address`() async throws {
    let proxy = try TestServer(response: Array("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n".utf8))
    let transport = HTTPTransport.live(environment: ["https_proxy": address(proxy, user: "ada:pass@")])
    let outcome = await transport.once("https://sample.invalid/")
    let name = "127.0.0.1:\(proxy.port) (from https_proxy)"
    let reason = "refused to pass the request on (it answered with status 403)"
    #expect(
      outcome.error == .offline(detail: "the proxy \(name) \(reason), on the way to sample at sample.invalid")
    )
    #expect(proxy.requests.all.first?.hasPrefix("CONNECT sample.invalid:443 HTTP/1.1\r\n") == true)
  }

  @Test(arguments: ["http", "https"], ["", "ada:wrong@"])
  func `a proxy that requires a user is named in the error`(scheme: String, user: String) async throws {
    let response = "HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"
    let proxy = try TestServer(response: Array(response.utf8))
    let transport = HTTPTransport.live(environment: ["all_proxy": address(proxy, user: user)])
    let outcome = await transport.once("\(scheme)://sample.invalid/")
    let name = "127.0.0.1:\(proxy.port) (from all_proxy)"
    let problem =
      user.isEmpty ? "requires a user and a password" : "does not accept the user and the password"
    let reason = "refused to pass the request on (it \(problem))"
    #expect(
      outcome.error == .offline(detail: "the proxy \(name) \(reason), on the way to sample at sample.invalid")
    )
  }

  @Test(arguments: [
    "Proxy-Connection: close", "X-Squid-Error: ERR_ACCESS_DENIED 0", "Proxy-Status: p; error=x",
  ])
  func `a proxy that forbids an address is named`(field: String) async throws {
    let response = "HTTP/1.1 403 Forbidden\r\n\(field)\r\nContent-Length: 0\r\n\r\n"
    let proxy = try TestServer(response: Array(response.utf8))
    let transport = HTTPTransport.live(environment: ["http_proxy": address(proxy)])
    let outcome = await transport.once("http://sample.invalid/")
    let name = "127.0.0.1:\(proxy.port) (from http_proxy)"
    let reason = "refused to pass the request on (it answered with status 403)"
    #expect(
      outcome.error == .offline(detail: "the proxy \(name) \(reason), on the way to sample at sample.invalid")
    )
  }

  @Test(arguments: ["Via: 1.1 proxy", "Server: sample"])
  func `a service that forbids something is not taken for the proxy`(field: String) async throws {
    let response = "HTTP/1.1 403 Forbidden\r\n\(field)\r\nContent-Length: 0\r\n\r\n"
    let proxy = try TestServer(response: Array(response.utf8))
    let transport = HTTPTransport.live(environment: ["http_proxy": address(proxy)])
    #expect(try await transport.once("http://sample.invalid/").get().status == 403)
  }

  @Test(arguments: ["http", "https"], Proxy.Kind.allCases)
  func `a proxy that refuses the connection is named`(scheme: String, kind: Proxy.Kind) async throws {
    let refusing = try RefusingPort()
    let port = refusing.url.port ?? 0
    let transport = HTTPTransport.live(environment: ["all_proxy": "\(kind)://ada:hunter2@127.0.0.1:\(port)"])
    let outcome = await transport.once("\(scheme)://localhost/")
    let sentence = "the proxy 127.0.0.1:\(port) (from all_proxy) refused the connection"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at localhost"))
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("https", "http", "did not accept a connection"), ("http", "socks5h", "did not accept a connection"),
      ("http", "socks4a", "did not accept a connection"), ("http", "https", "did not accept a connection"),
      ("http", "http", "sent no answer"),
    ]
  )
  func `a silent proxy is named`(scheme: String, kind: String, sentence: String) async throws {
    let proxy = try LoopbackServer(.silence)
    let port = proxy.url.port ?? 0
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.live(
      environment: ["all_proxy": "\(kind)://127.0.0.1:\(port)"],
      total: .seconds(30),
      clock: clock,
      events: continuation
    )
    async let outcome = transport.once("\(scheme)://sample.invalid/")
    // A proxy that has to connect to the server first never lets the request begin.
    if sentence == "sent no answer" { _ = await events.first { $0 == .connected } }
    await clock.advance(by: .seconds(30))
    let way = "through the proxy 127.0.0.1:\(port) (from all_proxy)"
    let detail = "sample at sample.invalid \(sentence) \(way) within 30s"
    #expect(await outcome.error == .timedOut(detail: detail))
  }

  @Test(arguments: [
    ("http", "http"), ("https", "http"), ("http", "socks5h"), ("https", "socks5h"), ("http", "socks4a"),
  ])
  func `a proxy that closes the connection is named`(scheme: String, kind: String) async throws {
    let proxy = try TestServer(response: [], after: kind == "http" ? "\r\n\r\n" : "")
    let transport = HTTPTransport.live(environment: ["all_proxy": "\(kind)://127.0.0.1:\(proxy.port)"])
    let outcome = await transport.once("\(scheme)://sample.invalid/")
    let sentence =
      "the proxy 127.0.0.1:\(proxy.port) (from all_proxy) closed the connection without an answer"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at sample.invalid"))
  }

  @Test func `an unknown proxy is named`() async throws {
    let host = String(repeating: "a", count: 64) + ".invalid"
    let transport = HTTPTransport.live(environment: ["http_proxy": "\(host):3128"])
    let outcome = await transport.once("http://sample.invalid/")
    let sentence = "the proxy \(host):3128 (from http_proxy) was not found"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at sample.invalid"))
  }

  @Test(arguments: [
    "ht!tp://x", "localhost:notaport", "http://", "127.0.0.1:99999", "127.0.0.1:18446744073709551696",
    "two words",
    "ada:hunter2@:1", "http://ada:hun@ter@:1", "ada:h://2@x:no", "ada:hun/ter?2@x:1",
    "http://ada:hunter2%40x:1",
    "socks5://ada:hunter2",
  ])
  func `an invalid proxy is named by its variable, because its value may be a secret`(value: String) async {
    let transport = HTTPTransport.live(environment: ["http_proxy": value])
    let sentence =
      "http_proxy isn't the address of a proxy; set it to one such as http://127.0.0.1:3128, or unset it"
    #expect(await transport.once("http://sample.invalid/").error == .misconfigured(detail: sentence))
  }

  @Test(arguments: ["", "<html>Log in</html>"])
  func `a proxy that ends a tunnel is named, after one attempt`(body: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    let proxy = try TestServer(response: Array((head + body).utf8))
    let transport = HTTPTransport.live(environment: ["https_proxy": address(proxy)])
    let outcome = await transport.once("https://sample.invalid/")
    // The system resets a connection that is closed while something is on its way.
    let sentences = ["closed the connection without an answer", "reset the connection"].map {
      "the proxy 127.0.0.1:\(proxy.port) (from https_proxy) \($0), on the way to sample at sample.invalid"
    }
    guard case .offline(let detail)? = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
    #expect(sentences.contains(detail))
    #expect(proxy.requests.all.count == 1)
  }

  @Test func `a proxy that never comes to its answer is not heard forever`() async throws {
    let informational = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 40)
    let proxy = try TestServer(keepsConnections: true, response: Array(informational.utf8))
    let transport = HTTPTransport.live(environment: ["https_proxy": address(proxy)])
    let outcome = await transport.once("https://sample.invalid/")
    let sentence = "the proxy 127.0.0.1:\(proxy.port) (from https_proxy) does not speak HTTP"
    #expect(outcome.error == .offline(detail: "\(sentence), on the way to sample at sample.invalid"))
  }

  @Test(arguments: ["ftp", "socks6", "https5"])
  func `a proxy of an unknown kind is named with its variable`(scheme: String) async throws {
    let transport = HTTPTransport.live(environment: ["https_proxy": "\(scheme)://ada:hunter2@p.test:1"])
    let sentence =
      "https_proxy is '\(scheme)://‹redacted›@p.test:1', which is a proxy of an unknown kind; set it to an address "
      + "that begins with http://, https://, socks4://, socks4a://, socks5://, or socks5h://, or unset it"
    #expect(await transport.once("https://sample.invalid/").error == .misconfigured(detail: sentence))
  }
}
