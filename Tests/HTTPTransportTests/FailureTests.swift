import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct FailureTests {
  /// Returns the error of a request whose exchange fails.
  private func error(_ failure: HTTPExchangeError) async throws -> APIError? {
    let exchange = HTTPExchange { _, _ in throw failure }
    let url = try #require(URL(string: "https://ada:hunter2@api.test:8443/x?key=hunter2"))
    let request = HTTPRequest(service: "sample", url: url, retry: .never)
    return await HTTPTransport.test(exchange: exchange).outcome(request).error
  }

  @Test(arguments: [
    (HTTPExchangeError.unknownHost, "sample at api.test:8443 was not found"),
    (.refused, "sample at api.test:8443 refused the connection"),
    (.unreachable("no route to host"), "sample at api.test:8443 cannot be reached (no route to host)"),
    (.reset, "sample at api.test:8443 reset the connection"),
    (
      .untrusted(.handshake),
      "sample at api.test:8443 and this program could not agree on a secure connection"
    ),
    (
      .proxy("p:1 (from all_proxy)", .refused),
      "the proxy p:1 (from all_proxy) refused the connection, on the way to sample at api.test:8443"
    ),
    (.closed, "sample at api.test:8443 closed the connection without an answer"),
    (
      .cutOff(received: 3, length: 10), "sample at api.test:8443 closed the connection after 3 of 10 bytes"
    ),
    (
      .cutOff(received: 1, length: nil),
      "sample at api.test:8443 closed the connection after 1 byte, before the end of the answer"
    ),
    (
      .cutOff(received: 3, length: nil),
      "sample at api.test:8443 closed the connection after 3 bytes, before the end of the answer"
    ),
  ])
  func `a failed connection is offline`(failure: HTTPExchangeError, detail: String) async throws {
    #expect(try await error(failure) == .offline(detail: detail))
  }

  @Test(arguments: [
    (HTTPExchangeError.notHTTP, "HTTP", "it isn't HTTP"),
    (.headTooLarge, "HTTP", "its head is too large"),
    (.badCompression, "body", "its body isn't compressed as its head says"),
    (.overCompressed(200), "body", "it expands to more than 200 times its size"),
  ])
  func `an answer against the rules is undecodable`(
    failure: HTTPExchangeError,
    type: String,
    excerpt: String
  ) async throws {
    let expected = APIError.undecodable(
      type: type,
      path: "",
      excerpt: excerpt,
      service: "sample at api.test:8443"
    )
    #expect(try await error(failure) == expected)
  }

  @Test(arguments: [
    ([], "did not accept a connection"), ([HTTPExchange.Event.connected], "sent no answer"),
    (
      [.connected, .head(status: 200, headers: [:]), .body(Data([1]))], "stopped sending after 1 byte"
    ),
  ])
  func `a time limit says what was waited for`(events: [HTTPExchange.Event], reason: String) async throws {
    let silence = SuspendedClock()
    var exchange = HTTPExchange { _, receive in
      for event in events { try receive(event) }
      try await silence.sleep(for: .seconds(1))
    }
    let url = try #require(URL(string: "http://[::1]:8017/x"))
    let request = HTTPRequest(service: "sample", url: url, retry: .never)
    for proxy in [nil, "p:1"] {
      exchange.proxyName = { $0 == url ? proxy : nil }
      let way = proxy.map { " through the proxy \($0)" } ?? ""
      for limit in [true, false] {
        let clock = TestClock()
        let (idle, total) = limit ? (10, 30) : (30, 10)
        let transport = HTTPTransport.test(
          idle: .seconds(idle),
          total: .seconds(total),
          exchange: exchange,
          clock: clock
        )
        async let outcome = transport.outcome(request)
        await silence.waitUntilSleeping()
        await clock.advance(by: .seconds(10))
        let reason = !limit && events.count > 1 ? "did not answer completely" : reason
        let detail = "sample at [::1]:8017 \(reason)\(way) within 10s"
        #expect(await outcome.error == .timedOut(detail: detail))
      }
    }
  }

  @Test func `a time limit during a handshake says so`() async throws {
    let silence = SuspendedClock()
    var exchange = HTTPExchange { _, _ in try await silence.sleep(for: .seconds(1)) }
    exchange.isInHandshake = { $0.scheme == "https" }
    let clock = TestClock()
    let transport = HTTPTransport.test(idle: .seconds(10), exchange: exchange, clock: clock)
    let url = try #require(URL(string: "https://api.test/"))
    async let outcome = transport.outcome(HTTPRequest(service: "sample", url: url, retry: .never))
    await silence.waitUntilSleeping()
    await clock.advance(by: .seconds(10))
    let detail = "sample at api.test did not complete the TLS handshake within 10s"
    #expect(await outcome.error == .timedOut(detail: detail))
  }

  @Test(arguments: [
    (HTTPExchangeError.TLSFailure.expired(.distantPast), "it must be renewed"),
    (.notYetValid(.distantFuture), "check this machine's date"), (.unknownAuthority, "SSL_CERT_FILE"),
    (.wrongHost, "check the host"), (.notTLS, "http:"),
  ])
  func `a server that isn't trusted comes with its own remedy`(
    failure: HTTPExchangeError.TLSFailure,
    remedy: String
  ) async throws {
    let error = try #require(try await error(.untrusted(failure)))
    guard case .untrusted(let detail) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(detail.contains("sample at api.test:8443"))
    #expect(detail.split(separator: "; ").last?.contains(remedy) == true)
    #expect(!error.message.contains("check the connection"))
    #expect(!error.isTransient)
  }

  @Test func `an invalid setting is shown as it is, without advice about the connection`() async throws {
    let error = try #require(try await error(.unusable("x_proxy is 'y'; unset it")))
    #expect(error == .misconfigured(detail: "x_proxy is 'y'; unset it"))
    #expect(error.message == "x_proxy is 'y'; unset it")
    #expect(!error.isTransient)
  }

  @Test func `an unexpected error is offline`() async throws {
    struct Failure: Error {}
    let exchange = HTTPExchange { _, _ in throw Failure() }
    let url = try #require(URL(string: "http://api.test"))
    let outcome = await HTTPTransport.test(exchange: exchange).outcome(HTTPRequest(url: url, retry: .never))
    #expect(outcome.error == .offline(detail: "the connection to api.test failed"))
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://example.com/", "http:///path", "relative", "http://a.test:99999/",
    "http://a.test:18446744073709551696/",
  ])
  func `an address that isn't of the web is not asked`(address: String) async throws {
    let url = try #require(URL(string: address))
    let outcome = await HTTPTransport.test().outcome(HTTPRequest(url: url))
    #expect(outcome.error == .invalidRequest(detail: "\(address) isn't an http or https address"))
  }

  @Test func `an invalid address hides its password`() async throws {
    let url = try #require(URL(string: "ftp://ada:hunter2@a.test/?key=hunter2"))
    let outcome = await HTTPTransport.test().outcome(HTTPRequest(url: url))
    #expect(
      outcome.error == .invalidRequest(detail: "ftp://a.test/?key=redacted isn't an http or https address")
    )
  }

  @Test func `a key that could forge headers is not sent`() async throws {
    let server = ScriptedServer(.status(200))
    let key = try #require(Secret("key\r\nX-Forged: yes"))
    let outcome = await HTTPTransport.test().outcome(
      HTTPRequest(url: server.url, credentials: ["x-api-key": key])
    )
    #expect(
      outcome.error == .unauthorized(hint: "the key holds characters that no key has; set it again")
    )
    #expect(server.requests.isEmpty)
  }

  @Test func `without an exchange a test fails by name`() async throws {
    let url = try #require(URL(string: "http://api.test"))
    try await withKnownIssue {
      _ = try await HTTPTransport(clock: TestClock()).send(HTTPRequest(url: url, retry: .never))
    } matching: { issue in
      "\(issue)".contains("HTTPExchange.send") || issue.error is APIError
    }
  }

  @Test func `previews have no network`() async throws {
    let url = try #require(URL(string: "http://api.test"))
    let outcome = await withDependencies {
      $0.context = .preview
    } operation: {
      await HTTPTransport(clock: TestClock()).outcome(HTTPRequest(url: url, retry: .never))
    }
    #expect(outcome.error == .misconfigured(detail: "previews have no network"))
  }
}
