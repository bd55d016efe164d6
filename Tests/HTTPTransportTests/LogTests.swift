import ClientTestSupport
import Dependencies
import Foundation
import HTTPTransport
import Logging
import LoopbackServer
import Models
import Platform
import Testing

@Suite struct LogTests {
  @Test func `the log tells what was asked and answered and no secret`() async throws {
    let server = ScriptedServer(.status(503, body: "hunter2"), .status(200, body: "hunter2"))
    let lines = Lines()
    var logger = Logger(label: "test", factory: { _ in Handler(lines: lines) })
    logger.logLevel = .debug
    let transport = HTTPTransport.test(logger: logger)
    let url = server.url.appending(path: "things").appending(
      queryItems: [.init(name: "api_key", value: "hunter2"), .init(name: "page", value: "3")])
    let request = HTTPRequest(
      url: url,
      headers: ["Accept": "text/plain"],
      credentials: ["Authorization": try #require(Secret("hunter2")?.prefixed("Bearer "))]
    )
    _ = try await transport.outcome(request).get()

    let log = lines.text
    #expect(log.contains("GET \(server.url)/things?api_key=redacted&page=3"))
    #expect(log.contains("accept: text/plain"))
    #expect(log.contains("authorization: ‹redacted›"))
    #expect(log.contains("503, 7 bytes"))
    #expect(log.contains("200, 7 bytes"))
    #expect(!log.contains("hunter2"))
  }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    var lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.debug

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.append("\(event.message)")
    }
  }
}
