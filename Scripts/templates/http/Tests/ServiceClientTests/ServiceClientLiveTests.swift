import ClientTestSupport
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import ServiceClient
import Testing

@Suite struct ServiceClientLiveTests {
  private func client(_ server: ScriptedServer, key: String? = nil) -> ServiceClient {
    let configuration = ServiceConfiguration(baseURL: server.url, apiKey: Secret(key))
    return .live(configuration: configuration, transport: .test())
  }

  @Test func `items are read`() async throws {
    let server = ScriptedServer(.json(#"{"items":[{"id":1,"name":"First","summary":"One"},{"id":2,"name":"Second"}]}"#))
    let items = try await client(server).items()
    #expect(items == [ServiceItem(id: 1, name: "First", summary: "One"), ServiceItem(id: 2, name: "Second")])
    #expect(server.requests.map(\.target) == ["/items"])
  }

  @Test func `one item is read`() async throws {
    let server = ScriptedServer(.json(#"{"id":2,"name":"Second","summary":"Two"}"#))
    let item = try await client(server).item(id: 2)
    #expect(item == ServiceItem(id: 2, name: "Second", summary: "Two"))
    #expect(server.requests.map(\.target) == ["/items/2"])
  }

  @Test func `a missing item is named`() async {
    let server = ScriptedServer(.status(404, body: "{}"))
    let outcome = await outcome { try await client(server).item(id: 7) }
    #expect(outcome.error == .notFound(resource: "item 7", service: "The Title"))
  }

  @Test func `an unexpected shape is an error`() async {
    let server = ScriptedServer(.json(#"{"items":3}"#))
    let outcome = await outcome { try await client(server).items() }
    #expect(outcome.error != nil)
  }

  @Test func `the key is sent only if there is one`() async {
    let server = ScriptedServer(.status(404, body: "{}"))
    _ = await outcome { try await client(server).item(id: 1) }
    _ = await outcome { try await client(server, key: "secret").item(id: 1) }
    #expect(server.requests.map { $0.header("x-api-key") } == [nil, "secret"])
  }

  @Test func `the environment configures the address and the key`() {
    #expect(ServiceClient.configuration(environment: [:]).baseURL == ServiceClient.defaultBaseURL)
    let configuration = ServiceClient.configuration(
      environment: ["THE_VARIABLE_API_URL": "http://127.0.0.1:1/x", "THE_VARIABLE_API_KEY": "key"]
    )
    #expect(configuration.baseURL.absoluteString == "http://127.0.0.1:1/x")
    #expect(configuration.apiKey == Secret("key"))
  }
}
