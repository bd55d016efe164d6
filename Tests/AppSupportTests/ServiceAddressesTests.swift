import AppSupport
import CommandSupport
import Foundation
import Testing

struct ServiceAddressesTests {
  @Test(arguments: WebService.allCases)
  func `each service has its variable`(service: WebService) throws {
    let addresses = try ServiceAddresses(
      option: nil,
      environment: [service.addressVariable: "http://127.0.0.1:1/x"]
    )
    #expect(addresses[service] == URL(string: "http://127.0.0.1:1/x"))
    #expect(WebService.allCases.filter { addresses[$0] != nil } == [service])
    #expect(!addresses.isComplete)
    #expect(!addresses.isEmpty)
  }

  @Test(arguments: [
    "http://[::1]:8017", "HTTP://a.test", "https://a.test/api/v3", "http://ada:pass@a.test:65535/",
  ])
  func `an address may have a path, a user and an IPv6 host`(text: String) throws {
    let addresses = try ServiceAddresses(option: nil, environment: ["NUMBERS_API_URL": text])
    #expect(addresses[.numbers]?.absoluteString == text)
  }

  @Test func `the option holds for all and wins over the environment`() throws {
    let option = try #require(URL(string: "https://example.invalid"))
    let addresses = try ServiceAddresses(
      option: option,
      environment: ["GITHUB_API_URL": "http://127.0.0.1:1"]
    )
    #expect(addresses.isComplete)
    #expect(addresses[.gitHub] == option)
  }

  @Test func `without anything there is none`() throws {
    let addresses = try ServiceAddresses(option: nil, environment: ["GITHUB_API_URL": ""])
    #expect(addresses.isEmpty)
  }

  @Test(arguments: [
    "nonsense", "ftp://example.invalid", "http://", "file:///etc/passwd", "http://a.test:65536",
    "http://a.test:18446744073709551696",
    "http://a.test?q=1", "http://a.test#top", "ftp://ada:hunter2@a.test",
  ])
  func `an invalid address is a usage error that names the variable`(text: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try ServiceAddresses(option: nil, environment: ["NUMBERS_API_URL": text])
    }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("NUMBERS_API_URL") == true)
    #expect(failure?.message.contains("hunter2") == false)
  }
}
