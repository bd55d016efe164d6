import ClientTestSupport
import CommonTestSupport
import Foundation
import HTTPTransport
import Models
import Testing

/// Requests through proxies that are reached over TLS. The hosts behind them don't exist.
@Suite struct SecureProxyTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Data(TestCertificate.authority.rawValue.utf8), to: "authority.pem")
  }

  private func transport(_ proxy: TestServer, user: String = "") -> HTTPTransport {
    .live(environment: [
      "all_proxy": "https://\(user)127.0.0.1:\(proxy.port)", "SSL_CERT_FILE": directory.path("authority.pem"),
    ])
  }

  private static let hello = Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8)

  @Test func `a secure proxy gets the whole address`() async throws {
    let proxy = try TestServer(certificate: .valid, response: Self.hello)
    let response = try await transport(proxy, user: "ada:pass@").once("http://sample.invalid/x").get()
    #expect(response.body == Data("hello".utf8))
    let request = try #require(proxy.requests.all.first)
    #expect(request.hasPrefix("GET http://sample.invalid/x HTTP/1.1\r\n"))
    #expect(request.contains("Proxy-Authorization: Basic YWRhOnBhc3M=\r\n"))
  }

  @Test func `there is TLS in TLS to a secure address`() async throws {
    let connected = Array("HTTP/1.1 200 Connection established\r\n\r\n".utf8)
    let proxy = try TestServer(
      certificate: .valid,
      steps: [
        .init(end: .text("\r\n\r\n"), response: connected, certificate: .valid),
        .init(end: .text("\r\n\r\n"), response: Self.hello),
      ]
    )
    let response = try await transport(proxy, user: "ada:pass@").once("https://localhost:81/x").get()
    #expect(response.body == Data("hello".utf8))
    #expect(proxy.requests.all.count == 2)
    let login = "Proxy-Authorization: Basic YWRhOnBhc3M=\r\n"
    #expect(
      proxy.requests.all.first?.hasPrefix("CONNECT localhost:81 HTTP/1.1\r\nHost: localhost:81\r\n") == true
    )
    #expect(proxy.requests.all.first?.contains(login) == true)
    #expect(proxy.requests.all.last?.hasPrefix("GET /x HTTP/1.1\r\n") == true)
    #expect(proxy.requests.all.last?.contains(login) == false)
  }

  @Test(arguments: [TestCertificate.otherHost, .address])
  func `the server behind a proxy needs a certificate for its name`(certificate: TestCertificate) async throws
  {
    let connected = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let proxy = try TestServer(steps: [
      .init(end: .text("\r\n\r\n"), response: connected, certificate: certificate),
      .init(end: .text("\r\n\r\n"), response: Self.hello),
    ])
    try directory.write(
      Data((certificate.rawValue + "\n" + TestCertificate.authority.rawValue).utf8),
      to: "own.pem"
    )
    let transport = HTTPTransport.live(environment: [
      "all_proxy": "http://127.0.0.1:\(proxy.port)", "SSL_CERT_FILE": directory.path("own.pem"),
    ])
    let outcome = await transport.once("https://localhost:81/x")
    let sentence =
      "the certificate of sample at localhost:81 is for another host; check the host in the address"
    #expect(outcome.error == .untrusted(detail: sentence))
    #expect(proxy.requests.all.count == 1)
  }

  @Test(arguments: [
    (
      TestCertificate.expired, "expired on 2020-01-02",
      "it must be renewed, unless this machine's date is wrong"
    ),
    (.otherHost, "is for another host", "check the host in the address"),
    (
      .selfSigned, "is self-signed or of an unknown authority",
      "if you trust it, let SSL_CERT_FILE name a file with the authority's certificate"
    ),
  ])
  func `a proxy that isn't trusted gets nothing`(
    certificate: TestCertificate,
    problem: String,
    remedy: String
  ) async throws {
    let proxy = try TestServer(certificate: certificate, response: Self.hello)
    let name = "the proxy 127.0.0.1:\(proxy.port) (from all_proxy)"
    for scheme in ["http", "https"] {
      let outcome = await transport(proxy, user: "ada:hunter2@").once("\(scheme)://sample.invalid/")
      let sentence =
        "the certificate of \(name) \(problem), on the way to sample at sample.invalid; \(remedy)"
      #expect(outcome.error == .untrusted(detail: sentence))
    }
    #expect(proxy.requests.all == [])
  }

  @Test func `a proxy without TLS is named`() async throws {
    let proxy = try TestServer(response: Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), after: "")
    let name = "the proxy 127.0.0.1:\(proxy.port) (from all_proxy)"
    let outcome = await transport(proxy).once("https://sample.invalid/")
    let sentence =
      "\(name) does not speak TLS, on the way to sample at sample.invalid; perhaps its address begins with http:"
    #expect(outcome.error == .untrusted(detail: sentence))
  }
}
