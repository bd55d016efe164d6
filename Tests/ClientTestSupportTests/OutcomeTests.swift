import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import Testing

@Suite struct OutcomeTests {
  @Test func `a request is tried again without waiting`() async throws {
    let server = ScriptedServer(.status(503), .json("{}"))
    let clock = RecordingClock()
    let outcome = await HTTPTransport.test().outcome(HTTPRequest(url: server.url), clock: clock)
    #expect(outcome.error == nil)
    #expect(server.requests.count == 2)
    #expect(clock.sleeps.count == 1)
  }

  @Test func `a failure is an error`() async throws {
    let url = try #require(URL(string: "http://unknown.test"))
    let request = HTTPRequest(url: url, retry: .never)
    let outcome = await outcome { try await HTTPTransport.test().send(request) }
    #expect(outcome.isOffline)
    #expect(outcome.error != nil)
  }
}
