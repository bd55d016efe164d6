import AppSupport
import CommandSupport
import Foundation
import Testing

struct ServiceAddressesTests {
  @Test(arguments: WebService.allCases)
  func eachServiceHasItsVariable(service: WebService) throws {
    let addresses = try ServiceAddresses(
      option: nil,
      environment: [service.addressVariable: "http://127.0.0.1:1/x"]
    )
    #expect(addresses[service] == URL(string: "http://127.0.0.1:1/x"))
    #expect(WebService.allCases.filter { addresses[$0] != nil } == [service])
    #expect(!addresses.isComplete)
    #expect(!addresses.isEmpty)
  }

  @Test func theOptionHoldsForAllAndWinsOverTheEnvironment() throws {
    let option = try #require(URL(string: "https://example.invalid"))
    let addresses = try ServiceAddresses(
      option: option,
      environment: ["GITHUB_API_URL": "http://127.0.0.1:1"]
    )
    #expect(addresses.isComplete)
    #expect(addresses[.gitHub] == option)
  }

  @Test func withoutAnythingThereIsNone() throws {
    let addresses = try ServiceAddresses(option: nil, environment: ["GITHUB_API_URL": ""])
    #expect(addresses.isEmpty)
  }

  @Test(arguments: ["nonsense", "ftp://example.invalid", "http://", "file:///etc/passwd"])
  func `an invalid address is a usage error that names the variable`(text: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try ServiceAddresses(option: nil, environment: ["NUMBERS_API_URL": text])
    }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("NUMBERS_API_URL") == true)
  }
}
