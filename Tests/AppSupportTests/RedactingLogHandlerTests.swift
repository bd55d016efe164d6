import AppSupport
import CommandSupport
import HTTPTransport
import Logging
import Testing

struct RedactingLogHandlerTests {
  private func logger(to stream: MemoryStream, level: Logger.Level) throws -> Logger {
    let secret = try #require(Secret("hush-hush"))
    return Logger(label: "http") { label in
      RedactingLogHandler(label: label, level: level, secrets: [secret]) { try? stream.write($0 + "\n") }
    }
  }

  @Test func `keys are taken out of messages and metadata`() throws {
    let stream = MemoryStream()
    var logger = try logger(to: stream, level: .debug)
    logger[metadataKey: "token"] = "hush-hush"
    logger.debug("sent hush-hush twice: hush-hush", metadata: ["url": "http://x/?key=hush-hush"])
    #expect(!stream.text.contains("hush-hush"))
    #expect(stream.text.hasPrefix("debug http: sent "))
    #expect(stream.text.contains("url=http://x/?key="))
  }

  @Test func `lower levels are left out`() throws {
    let stream = MemoryStream()
    let logger = try logger(to: stream, level: .critical)
    logger.error("nothing")
    #expect(stream.text == "")
  }
}
