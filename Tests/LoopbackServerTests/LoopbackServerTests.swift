import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct LoopbackServerTests {
  @Test func `answers come in order and the last is repeated`() async throws {
    let server = try LoopbackServer(.status(201, body: "first"), .status(404, body: "then"))
    #expect(try await fetch(server.url) == Answer(status: 201, body: "first"))
    #expect(try await fetch(server.url) == Answer(status: 404, body: "then"))
    #expect(try await fetch(server.url) == Answer(status: 404, body: "then"))
  }

  @Test func `a request is recorded as it arrived`() async throws {
    let server = try LoopbackServer(.status(200))
    var request = URLRequest(url: server.url.appending(path: "a path"), timeoutInterval: 3600)
    request.url?.append(queryItems: [URLQueryItem(name: "q", value: "ä b")])
    request.httpMethod = "POST"
    request.httpBody = Data("hello".utf8)
    request.setValue("yes", forHTTPHeaderField: "X-Sample")
    _ = try await URLSession.shared.data(for: request)

    let recorded = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(recorded.method == "POST")
    #expect(recorded.target == "/a%20path?q=%C3%A4%20b")
    #expect(recorded.path == "/a%20path")
    #expect(recorded.query == ["q": "ä b"])
    #expect(recorded.header("x-sample") == "yes")
    #expect(recorded.body == Data("hello".utf8))
  }

  @Test func `a closure chooses the answer by the request`() async throws {
    let server = try LoopbackServer { .status($0.path == "/yes" ? 200 : 404) }
    #expect(try await fetch(server.url.appending(path: "yes")).status == 200)
    #expect(try await fetch(server.url.appending(path: "no")).status == 404)
  }

  @Test(arguments: [LoopbackResponse.reset, .close, .truncated(#"{"data":"#)])
  func `a broken connection is an error`(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer(answer)
    await #expect(throws: URLError.self) { try await fetch(server.url) }
    #expect(server.requests.isEmpty == false)
  }

  @Test func `a refusing port refuses`() async throws {
    let port = try RefusingPort()
    let error = await #expect(throws: URLError.self) { try await fetch(port.url) }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func `fixed ports are free and outside the system's range`() async throws {
    let ports = try (1...20).map { _ in try FixedPort.next() }
    #expect(Set(ports).count == ports.count)
    #expect(ports.allSatisfy { $0 < 32_768 })
    for port in ports {
      let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
      let error = await #expect(throws: URLError.self) { try await fetch(url) }
      #expect(error?.code == .cannotConnectToHost)
    }
  }

  @Test(arguments: [LoopbackResponse.silence, .stalled(), .drip(milliseconds: 1)])
  func `a server that is stopped ends its open connections`(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer(answer)
    async let failure = #expect(throws: URLError.self) { try await fetch(server.url) }
    _ = await server.requests(atLeast: 1)
    server.stop()
    #expect(await failure != nil)
  }

  @Test func `a stopped server listens no more`() async throws {
    let server = try LoopbackServer(.status(200))
    _ = try await fetch(server.url)
    server.stop()
    server.stop()
    await #expect(throws: URLError.self) { try await fetch(server.url) }
  }

  private struct Answer: Equatable {
    var status: Int?
    var body: String
  }

  @discardableResult
  private func fetch(_ url: URL) async throws -> Answer {
    // A long timeout, because a busy machine may be slow.
    let request = URLRequest(url: url, timeoutInterval: 3600)
    let (data, response) = try await URLSession.shared.data(for: request)
    return Answer(
      status: (response as? HTTPURLResponse)?.statusCode,
      body: String(decoding: data, as: UTF8.self)
    )
  }
}
