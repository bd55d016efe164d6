import ClientTestSupport
import Foundation
import HTTPTransport
import Testing

@Suite struct SecretTests {
  @Test func `a secret does not print`() throws {
    let secret = try #require(Secret("hunter2")?.prefixed("Bearer "))
    let configuration = ServiceConfiguration(
      baseURL: try #require(URL(string: "http://127.0.0.1")),
      apiKey: secret
    )
    var request = HTTPRequest(url: configuration.baseURL)
    request.credentials = ["Authorization": secret]
    var dumped = ""
    dump(configuration, to: &dumped)
    dump(secret, to: &dumped)
    let texts = [
      "\(secret)", String(reflecting: secret), "\(configuration)", String(reflecting: configuration),
      "\(request)", String(reflecting: request), dumped,
    ]
    for text in texts { #expect(!text.contains("hunter2")) }
  }

  @Test(arguments: [nil, "", " \n"])
  func `an empty key is none`(text: String?) {
    #expect(Secret(text) == nil)
  }

  @Test func `blanks around a key are dropped`() {
    #expect(Secret(" key\n") == Secret("key"))
  }
}

@Suite struct ServiceConfigurationTests {
  private let standard = URL(string: "https://example.com/api")

  private func configuration(_ environment: [String: String]) throws -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "SAMPLE_URL",
      keyVariables: ["FIRST_KEY", "SECOND_KEY"],
      defaultBaseURL: try #require(standard)
    )
  }

  @Test func `without variables the defaults stand`() throws {
    #expect(try configuration([:]) == ServiceConfiguration(baseURL: try #require(standard)))
    #expect(try configuration(["SAMPLE_URL": "", "FIRST_KEY": " "]) == (try configuration([:])))
  }

  @Test func `variables say where the service is and the key`() throws {
    let found = try configuration(["SAMPLE_URL": "http://127.0.0.1:8080/x", "SECOND_KEY": "second"])
    #expect(found.baseURL.absoluteString == "http://127.0.0.1:8080/x")
    #expect(found.apiKey == Secret("second"))
  }

  @Test func `the first key counts`() throws {
    #expect(try configuration(["FIRST_KEY": "1", "SECOND_KEY": "2"]).apiKey == Secret("1"))
  }

  @Test(arguments: ["not an address", "localhost", "htp://example.com", "http://"])
  func `a typing error never leads to the default`(text: String) async throws {
    let service = APIService(
      name: "sample",
      baseURL: try configuration(["SAMPLE_URL": text]).baseURL,
      transport: .test()
    )
    #expect(throws: (any Error).self) { try service.request(["things"]) }
  }
}
