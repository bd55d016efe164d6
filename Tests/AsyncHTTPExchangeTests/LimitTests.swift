import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct LimitTests {
  private func place(_ server: LoopbackServer) -> String { "sample at 127.0.0.1:\(server.url.port ?? 0)" }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      (LoopbackResponse.silence, HTTPExchange.Event.connected, "sent no answer"),
      (.stalled("{"), .body(Data("{".utf8)), "stopped sending after 1 byte"),
    ]
  )
  func `a service that falls silent times out`(
    answer: LoopbackResponse,
    last: HTTPExchange.Event,
    sentence: String
  ) async throws {
    let server = try LoopbackServer(answer)
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.live(idle: .seconds(10), clock: clock, events: continuation)
    async let outcome = transport.once("\(server.url)")
    _ = await events.first { $0 == last }
    await clock.advance(by: .seconds(10))
    #expect(await outcome.error == .timedOut(detail: "\(place(server)) \(sentence) within 10s"))
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["gzip", "deflate", "br"], [0, 1, 12])
  func `a compressed body that stalls is one that has begun`(encoding: String, count: Int) async throws {
    // The beginning of a gzip stream (RFC 1952, section 2.3), which expands to nothing yet.
    let begin = Data([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0]).prefix(count)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: 100\r\n\r\n"
    var answer = LoopbackResponse.raw(head, begin)
    answer.ending = .silence
    let server = try LoopbackServer(answer)
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.live(idle: .seconds(10), clock: clock, events: continuation)
    async let outcome = transport.once("\(server.url)")
    _ = await events.first { event in
      switch event {
      case .head: count == 0
      case .body: true
      case .connected: false
      }
    }
    await clock.advance(by: .seconds(10))
    let size = encoding == "br" ? count : 0
    let detail = "\(place(server)) stopped sending after \(size) byte\(size == 1 ? "" : "s") within 10s"
    #expect(await outcome.error == .timedOut(detail: detail))
  }

  @Test(.timeLimit(.minutes(30)))
  func `a service that sends single bytes endlessly times out`() async throws {
    let server = try LoopbackServer(.drip(milliseconds: 1))
    let (events, continuation) = AsyncStream<HTTPExchange.Event>.makeStream()
    let clock = TestClock()
    let transport = HTTPTransport.live(total: .seconds(30), clock: clock, events: continuation)
    async let outcome = transport.once("\(server.url)")
    _ = await events.first { if case .body = $0 { true } else { false } }
    await clock.advance(by: .seconds(30))
    let detail = "\(place(server)) did not answer completely within 30s"
    #expect(await outcome.error == .timedOut(detail: detail))
  }

  @Test func `a flood of fields is refused`() async throws {
    let fields = (0..<1000).map { "X-\($0): \(String(repeating: "a", count: 100))\r\n" }.joined()
    let server = try LoopbackServer(.raw("HTTP/1.1 200 OK\r\n\(fields)\r\n"))
    let outcome = await HTTPTransport.live().once("\(server.url)")
    let error = APIError.undecodable(
      type: "HTTP",
      path: "",
      excerpt: "its head is too large",
      service: place(server)
    )
    #expect(outcome.error == error)
  }

  @Test func `a body of endless chunks is refused`() async throws {
    let chunks = String(repeating: "8\r\n01234567\r\n", count: 1000)
    var response = LoopbackResponse.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)")
    response.ending = .silence
    let server = try LoopbackServer(response)
    let outcome = await HTTPTransport.live(bodySize: 1000).once("\(server.url)")
    let excerpt = "it is larger than 1000 bytes"
    let error = APIError.undecodable(type: "body", path: "", excerpt: excerpt, service: place(server))
    #expect(outcome.error == error)
  }

  @Test(arguments: [LoopbackResponse.silence, .stalled()])
  func `a cancelled request ends at once, and its connection too`(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer(answer)
    let transport = HTTPTransport.live()
    let task = Task { await transport.once("\(server.url)") }
    _ = await server.requests(atLeast: 1)
    task.cancel()
    #expect(await task.value.error == .cancelled)
  }

  @Test func `many requests at once each get their own answer`() async throws {
    let server = try LoopbackServer { .status(200, body: $0.path) }
    let transport = HTTPTransport.live()
    let answers = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let outcome = await transport.once("\(server.url)/\(number)")
          return (try? outcome.get().body) == Data("/\(number)".utf8)
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 40))
  }
}
