import ClientTestSupport
import CommonTestSupport
import Foundation
import HTTPTransport
import Models
import Testing

/// Connections that are kept for further requests, and that the server closes without saying so.
@Suite(.timeLimit(.minutes(30))) struct KeptConnectionTests {
  private let transport = HTTPTransport.live()

  private func server(certificate: TestCertificate? = nil, status: String = "200 OK") throws -> TestServer {
    let head = "HTTP/1.1 \(status)\r\nContent-Length: 5\r\nLocation: /\r\n\r\n"
    return try TestServer(
      certificate: certificate,
      keepsConnections: true,
      response: Array((head + "hello").utf8)
    )
  }

  private func request(_ method: String = "GET", to server: TestServer) throws -> HTTPRequest {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    return HTTPRequest(service: "sample", method: method, url: url, retry: .never)
  }

  @Test(arguments: ["GET", "PUT", "DELETE"])
  func `a closed connection is replaced`(method: String) async throws {
    let server = try server()
    for _ in 1...3 {
      let response = try await transport.outcome(request(method, to: server)).get()
      #expect(response.body == Data("hello".utf8))
    }
    // The second and the third were sent twice.
    #expect(server.requests.all.count == 5)
    #expect(server.requests.all.allSatisfy { $0.hasPrefix(method) })
  }

  @Test func `a closed connection is replaced after a redirect`() async throws {
    let server = try server(status: "302 Found")
    let outcome = try await transport.outcome(request(to: server))
    guard case .unexpectedStatus(302, let excerpt) = outcome.error else {
      Issue.record("\(outcome)")
      return
    }
    #expect(excerpt.contains("redirected more than 5 times"))
    #expect(server.requests.all.count == 11)
  }

  @Test func `a secure connection that is closed is replaced`() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Data(TestCertificate.authority.rawValue.utf8), to: "authority.pem")
    let transport = HTTPTransport.live(environment: ["SSL_CERT_FILE": directory.path("authority.pem")])
    let server = try server(certificate: .valid)
    for _ in 1...2 {
      #expect(try await transport.once("https://localhost:\(server.port)/").get().status == 200)
    }
    #expect(server.requests.all.count == 3)
  }

  @Test func `a request that must not be repeated fails`() async throws {
    let server = try server()
    #expect(try await transport.outcome(request("POST", to: server)).get().status == 200)
    let outcome = try await transport.outcome(request("POST", to: server))
    let place = "sample at 127.0.0.1:\(server.port)"
    #expect(outcome.error == .offline(detail: "\(place) closed the connection without an answer"))
    #expect(server.requests.all.count == 2)
  }
}
