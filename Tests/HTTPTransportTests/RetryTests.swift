import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct RetryTests {
  let clock = RecordingClock()
  let transport = HTTPTransport.test()

  @Test(arguments: [
    LoopbackResponse.reset, .close, .truncated("{"), .status(500), .status(503), .status(599), .status(429),
  ])
  func `what passes is tried again`(fault: LoopbackResponse) async throws {
    let server = ScriptedServer(fault, .status(200, body: "at last"))
    let outcome = await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(try outcome.get().body == Data("at last".utf8))
    #expect(clock.sleeps == [.milliseconds(500)])
  }

  @Test func `silence is tried again`() async throws {
    let server = ScriptedServer(.silence, .status(200))
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let time = TestClock()
    let transport = HTTPTransport.test(
      idle: .seconds(10),
      exchange: .scripted.reporting(to: continuation),
      clock: time
    )
    async let outcome = transport.outcome(HTTPRequest(url: server.url), clock: clock)
    _ = await events.first { $0 == .connected }
    await time.advance(by: .seconds(10))
    #expect(try await outcome.get().status == 200)
    #expect(clock.sleeps == [.milliseconds(500)])
  }

  @Test(arguments: [200, 204, 304, 400, 401, 403, 404, 408, 410, 418, 422, 451, 499])
  func `what stays is not tried again`(status: Int) async throws {
    let server = ScriptedServer(.status(status))
    let outcome = await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(try outcome.get().status == status)
    #expect(server.requests.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test(arguments: [
    HTTPExchangeError.untrusted(.unknownAuthority), .untrusted(.wrongHost), .untrusted(.notTLS),
    .proxyRefused("no"), .proxy("p:1", .proxyRefused("no")), .unusable("no"), .notHTTP, .headTooLarge,
    .badCompression, .overCompressed(200),
  ])
  func `a failure that stays is not tried again`(failure: HTTPExchangeError) async throws {
    let url = try #require(URL(string: "https://api.test"))
    let transport = HTTPTransport.test(exchange: HTTPExchange { _, _ in throw failure })
    #expect(await transport.outcome(HTTPRequest(url: url), clock: clock).error != nil)
    #expect(clock.sleeps.isEmpty)
  }

  @Test(arguments: [
    HTTPExchangeError.unknownHost, .refused, .unreachable("no"), .untrusted(.handshake),
    .proxy("p:1", .refused),
  ])
  func `a failure that may pass is tried again`(failure: HTTPExchangeError) async throws {
    let url = try #require(URL(string: "https://api.test"))
    let transport = HTTPTransport.test(exchange: HTTPExchange { _, _ in throw failure })
    #expect(await transport.outcome(HTTPRequest(url: url), clock: clock).isOffline)
    #expect(clock.sleeps.count == 2)
  }

  @Test(arguments: [(500, 1), (501, 2)])
  func `a pause that the time limit would end is not begun`(limit: Int, attempts: Int) async throws {
    let server = ScriptedServer(.status(503), .status(418))
    let transport = HTTPTransport.test(total: .milliseconds(limit), clock: TestClock())
    let outcome = await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(try outcome.get().status == (attempts == 1 ? 503 : 418))
    #expect(server.requests.count == attempts)
  }

  @Test func `attempts and pauses are bounded`() async throws {
    let server = ScriptedServer(.status(503))
    let policy = RetryPolicy(
      maximumAttempts: 6,
      firstDelay: .milliseconds(500),
      longestDelay: .seconds(3)
    )
    let outcome = await transport.outcome(HTTPRequest(url: server.url, retry: policy), clock: clock)
    #expect(try outcome.get().status == 503)
    #expect(server.requests.count == 6)
    #expect(clock.sleeps == [.milliseconds(500), .seconds(1), .seconds(2), .seconds(3), .seconds(3)])
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func `only GET is tried again`(method: String) async throws {
    let server = ScriptedServer(.status(503))
    let request = HTTPRequest(method: method, url: server.url, body: Data("{}".utf8))
    let outcome = await transport.outcome(request, clock: clock)
    #expect(try outcome.get().status == 503)
    #expect(server.requests.map(\.method) == [method])
  }

  @Test(arguments: [429, 503])
  func `the service says how long to wait`(status: Int) async throws {
    let server = ScriptedServer(.status(status, headers: ["Retry-After": "4"]), .status(200))
    let outcome = await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(try outcome.get().status == 200)
    #expect(clock.sleeps == [.seconds(4)])
  }

  @Test func `the service says until when to wait`() async throws {
    let server = ScriptedServer(
      .status(429, headers: ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]),
      .status(200)
    )
    let outcome = await withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 784_111_774)
    } operation: {
      await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    }
    #expect(try outcome.get().status == 200)
    #expect(clock.sleeps == [.seconds(3)])
  }

  @Test func `a service that asks for a long pause is not asked again`() async throws {
    let server = ScriptedServer(.status(429, headers: ["Retry-After": "3600"]))
    let outcome = await transport.outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(try outcome.get().status == 429)
    #expect(server.requests.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test func `a service may set its own pause for too many requests`() async throws {
    let server = ScriptedServer(.status(429))
    let policy = RetryPolicy(rateLimitDelay: .seconds(60))
    let outcome = await transport.outcome(HTTPRequest(url: server.url, retry: policy), clock: clock)
    #expect(try outcome.get().status == 429)
    #expect(server.requests.count == 1)
  }
}
