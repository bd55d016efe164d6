import ClientTestSupport
import CommonTestSupport
import Dependencies
import Foundation
import HTTPTransport
import LoopbackServer
import Models
import NIOSSL
import Testing

@Suite struct TLSTests {
  private let directory: TemporaryDirectory
  private let environment: [String: String]

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Data(TestCertificate.authority.rawValue.utf8), to: "authority.pem")
    environment = ["SSL_CERT_FILE": directory.path("authority.pem")]
  }

  private func detail(_ outcome: APIResult<HTTPResponse>) -> String? {
    switch outcome.error {
    case .offline(let detail), .untrusted(let detail): detail
    default: nil
    }
  }

  @Test(arguments: ["localhost", "127.0.0.1"])
  func `a certificate of a trusted authority is accepted`(host: String) async throws {
    let server = try TestServer(certificate: .valid)
    let outcome = await HTTPTransport.live(environment: environment).once("https://\(host):\(server.port)/")
    #expect(try outcome.get().body == Data("hello".utf8))
  }

  @Test(arguments: [
    (
      TestCertificate.expired,
      "expired on 2020-01-02; it must be renewed, unless this machine's date is wrong"
    ),
    (.future, "isn't valid before 2100-01-01; check this machine's date"),
    (.otherHost, "is for another host; check the host in the address"),
    (
      .selfSigned,
      "is self-signed or of an unknown authority; if you trust it, let SSL_CERT_FILE name a file with the "
        + "authority's certificate"
    ),
  ])
  func `any other certificate is refused`(certificate: TestCertificate, sentence: String) async throws {
    let server = try TestServer(certificate: certificate)
    let transport = HTTPTransport.live(environment: environment)
    for host in ["localhost", "127.0.0.1"] {
      let outcome = await transport.once("https://\(host):\(server.port)/")
      let place = "sample at \(host):\(server.port)"
      #expect(outcome.error == .untrusted(detail: "the certificate of \(place) \(sentence)"))
    }
    #expect(server.requests.all == [], "a request reached a server that isn't trusted")
  }

  @Test(arguments: [(TLSVersion.tlsv11, false), (.tlsv12, true), (.tlsv13, true)])
  func `old versions of TLS are refused`(version: TLSVersion, isAccepted: Bool) async throws {
    let server = try TestServer(certificate: .valid, version: version)
    let outcome = await HTTPTransport.live(environment: environment).once("https://127.0.0.1:\(server.port)/")
    #expect((outcome.error == nil) == isAccepted)
    #expect(isAccepted || detail(outcome)?.contains("could not agree on a secure connection") == true)
  }

  @Test func `a certificate for the address of a host isn't one for its name`() async throws {
    let server = try TestServer(certificate: .address)
    try directory.write(Data(TestCertificate.address.rawValue.utf8), to: "own.pem")
    let transport = HTTPTransport.live(environment: ["SSL_CERT_FILE": directory.path("own.pem")])
    #expect(try await transport.once("https://127.0.0.1:\(server.port)/").get().status == 200)
    let outcome = await transport.once("https://localhost:\(server.port)/")
    #expect(detail(outcome)?.contains("is for another host") == true)
    #expect(server.requests.all.count == 1)
  }

  @Test(.timeLimit(.minutes(30)))
  func `no connection to a server that isn't trusted stays open`() async throws {
    let server = try TestServer(certificate: .expired)
    let outcome = await HTTPTransport.live(environment: environment).once("https://localhost:\(server.port)/")
    #expect(detail(outcome)?.contains("expired") == true)
    #expect(try await server.connectionsHaveEnded() == 1)
  }

  @Test func `the system's authorities don't include the tests'`() async throws {
    let server = try TestServer(certificate: .valid)
    let outcome = await HTTPTransport.live().once("https://localhost:\(server.port)/")
    #expect(detail(outcome)?.contains("of an unknown authority") == true)
    #expect(server.requests.all == [])
  }

  @Test func `a self-signed certificate can be trusted by name`() async throws {
    let server = try TestServer(certificate: .selfSigned)
    try directory.write(Data(TestCertificate.selfSigned.rawValue.utf8), to: "own.pem")
    let transport = HTTPTransport.live(environment: ["SSL_CERT_FILE": directory.path("own.pem")])
    #expect(try await transport.once("https://localhost:\(server.port)/").get().status == 200)
  }

  @Test func `a server without TLS is named`() async throws {
    let server = try LoopbackServer(.status(400))
    let port = server.url.port ?? 0
    let outcome = await HTTPTransport.live().once("https://127.0.0.1:\(port)/")
    let place = "sample at 127.0.0.1:\(port)"
    #expect(detail(outcome) == "\(place) does not speak TLS; perhaps its address begins with http:")
  }

  @Test func `a handshake that is cut off is offline`() async throws {
    let server = try LoopbackServer(.close)
    let outcome = await HTTPTransport.live().once("https://127.0.0.1:\(server.url.port ?? 0)/")
    #expect(outcome.isOffline)
  }

  @Test(.timeLimit(.minutes(30)))
  func `a handshake without an answer times out as such`() async throws {
    let server = try LoopbackServer(.silence)
    let clock = TestClock()
    let transport = HTTPTransport.live(idle: .seconds(10), clock: clock)
    let port = server.url.port ?? 0
    async let outcome = transport.once("https://127.0.0.1:\(port)/")
    // The server counts a handshake as a request.
    _ = await server.requests(atLeast: 1)
    await clock.advance(by: .seconds(10))
    let detail = "sample at 127.0.0.1:\(port) did not complete the TLS handshake within 10s"
    #expect(await outcome.error == .timedOut(detail: detail))
  }

  @Test func `a server gets its name and port`() async throws {
    let server = try TestServer(certificate: .valid)
    let outcome = await HTTPTransport.live(environment: environment).once(
      "https://LOCALHOST:\(server.port)/a?b"
    )
    #expect(try outcome.get().status == 200)
    let request = try #require(server.requests.all.first)
    #expect(request.hasPrefix("GET /a?b HTTP/1.1\r\n"))
    #expect(request.lowercased().contains("\r\nhost: localhost:\(server.port)\r\n"))
  }

  @Test(arguments: [
    ("SSL_CERT_FILE", "/nowhere/ca.pem", "can't be read (no such file or directory)"),
    ("SSL_CERT_FILE", "/dev/null", "contains no valid certificate in PEM format"),
    ("SSL_CERT_FILE", "/dev", "contains no valid certificate in PEM format"),
    ("SSL_CERT_DIR", "/nowhere", "isn't a readable directory"),
    ("SSL_CERT_DIR", "/dev/null", "isn't a readable directory"),
  ])
  func `a variable without certificates is named`(name: String, value: String, reason: String) async throws {
    let transport = HTTPTransport.live(environment: [name: value])
    let remedy =
      name.hasSuffix("FILE")
      ? "a file of certificates in PEM format" : "directories of certificates, separated by colons"
    let outcome = await transport.once("https://localhost:1/")
    let sentence = "\(name) is '\(value)', which \(reason); set it to \(remedy), or unset it"
    #expect(outcome.error == .misconfigured(detail: sentence))
  }

  @Test(arguments: [["SSL_CERT_DIR"], ["SSL_CERT_DIR", "SSL_CERT_FILE"]])
  func `a directory of hashed names is trusted`(variables: [String]) async throws {
    let server = try TestServer(certificate: .valid)
    try directory.write(Data(TestCertificate.authority.rawValue.utf8), to: "f20e0b1e.0")
    try directory.write(Data("a note".utf8), to: "f20e0b1e.1")
    try directory.write(Data(TestCertificate.selfSigned.rawValue.utf8), to: "own.pem")
    let values = ["SSL_CERT_DIR": "/usr:\(directory.url.path)", "SSL_CERT_FILE": directory.path("own.pem")]
    let transport = HTTPTransport.live(environment: values.filter { variables.contains($0.key) })
    #expect(try await transport.once("https://localhost:\(server.port)/").get().status == 200)
  }

  @Test func `a directory without hashed names is named`() async throws {
    let folder = directory.url.path
    let outcome = await HTTPTransport.live(environment: ["SSL_CERT_DIR": folder]).once("https://localhost:1/")
    let sentence =
      "SSL_CERT_DIR is '\(folder)', which contains no certificate under a hashed name; "
      + "set it to a directory of 'openssl rehash', or unset it"
    #expect(outcome.error == .misconfigured(detail: sentence))
  }

  @Test(arguments: ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "a note\n"])
  func `a file that isn't valid is named`(text: String) async throws {
    try directory.write(Data(text.utf8), to: "own.pem")
    let transport = HTTPTransport.live(environment: ["SSL_CERT_FILE": directory.path("own.pem")])
    guard case .misconfigured(let detail) = await transport.once("https://localhost:1/").error else {
      Issue.record("the file was accepted")
      return
    }
    #expect(detail.hasPrefix("SSL_CERT_FILE is '\(directory.path("own.pem"))', which contains no valid"))
  }
}
