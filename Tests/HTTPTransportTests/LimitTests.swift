import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct LimitTests {
  @Test func `a service that sends single bytes endlessly times out`() async throws {
    let server = ScriptedServer(.drip(milliseconds: 1))
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.test(
      total: .seconds(30),
      exchange: .scripted.reporting(to: continuation),
      clock: clock
    )
    async let outcome = transport.outcome(HTTPRequest(service: "sample", url: server.url))
    _ = await events.first { if case .body = $0 { true } else { false } }
    await clock.advance(by: .seconds(30))
    let detail = "sample at \(server.host) did not answer completely within 30s"
    #expect(await outcome.error == .timedOut(detail: detail))
    #expect(server.requests.count == 1)
  }

  @Test func `the total limit includes the attempts that follow`() async throws {
    // The limit passes during an attempt: between two, it is a race whether the last answer is the outcome.
    let server = ScriptedServer(.status(503), .status(503), .silence)
    let clock = TestClock()
    let transport = HTTPTransport.test(total: .seconds(30), clock: clock)
    let forEver = RetryPolicy(maximumAttempts: .max, firstDelay: .zero)
    async let outcome = transport.outcome(HTTPRequest(url: server.url, retry: forEver))
    _ = await server.requests(atLeast: 3)
    await clock.advance(by: .seconds(30))
    guard case .timedOut(let detail?) = await outcome.error else {
      Issue.record("\(await outcome)")
      return
    }
    #expect(detail.hasPrefix(server.host) && detail.hasSuffix("within 30s"))
  }

  @Test func `a body that is as long as allowed arrives`() async throws {
    let server = ScriptedServer(.status(200, body: String(repeating: "a", count: 1000)))
    let outcome = await HTTPTransport.test(bodySize: 1000).outcome(HTTPRequest(url: server.url))
    #expect(try outcome.get().body.count == 1000)
  }

  @Test func `a body that is announced as too long is refused`() async throws {
    let server = ScriptedServer(.stalled())
    let outcome = await HTTPTransport.test(bodySize: 999_999).outcome(HTTPRequest(url: server.url))
    let excerpt = "it is larger than 999999 bytes"
    #expect(outcome.error == .undecodable(type: "body", path: "", excerpt: excerpt, service: server.host))
  }

  @Test func `a body that turns out too long is refused`() async throws {
    let body = String(repeating: "a", count: 1001)
    let server = ScriptedServer(.raw("HTTP/1.1 200 OK\r\n\r\n\(body)"))
    let outcome = await HTTPTransport.test(bodySize: 1000).outcome(HTTPRequest(url: server.url))
    let excerpt = "it is larger than 1000 bytes"
    #expect(outcome.error == .undecodable(type: "body", path: "", excerpt: excerpt, service: server.host))
  }

  @Test func `a body without a length arrives whole`() async throws {
    let server = ScriptedServer(.raw("HTTP/1.1 200 OK\r\n\r\nall of it"))
    let outcome = await HTTPTransport.test().outcome(HTTPRequest(url: server.url))
    #expect(try outcome.get().body == Data("all of it".utf8))
  }

  @Test func `a request that is cancelled on its way is cancelled`() async throws {
    let server = ScriptedServer(.silence)
    let transport = HTTPTransport.test()
    let task = Task { await transport.outcome(HTTPRequest(url: server.url)) }
    _ = await server.requests(atLeast: 1)
    task.cancel()
    #expect(await task.value.error == .cancelled)
  }

  @Test func `a request that is cancelled in a pause is cancelled`() async throws {
    let server = ScriptedServer(.status(503))
    let transport = HTTPTransport.test()
    let clock = SuspendedClock()
    let task = Task { await transport.outcome(HTTPRequest(url: server.url), clock: clock) }
    await clock.waitUntilSleeping()
    task.cancel()
    #expect(await task.value.error == .cancelled)
    #expect(server.requests.count == 1)
  }

  @Test func `a request of a cancelled task is not sent`() async throws {
    let server = ScriptedServer(.status(200))
    let transport = HTTPTransport.test()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.outcome(HTTPRequest(url: server.url))
    }
    #expect(await task.value.error == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `many requests at once each get their own answer`() async throws {
    let server = ScriptedServer { .status(200, body: $0.path) }
    let transport = HTTPTransport.test()
    let answers = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let url = server.url.appending(path: "\(number)")
          let outcome = await transport.outcome(HTTPRequest(url: url))
          return (try? outcome.get().body) == Data("/\(number)".utf8)
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 40))
  }
}
