import HTTPTransport
import Testing

@Suite struct ProxyBypassTests {
  @Test(arguments: [
    [:], ["http_proxy": ""], ["no_proxy": "example.com"],
    ["http_proxy": "http://p:1", "no_proxy": "localhost, 127.0.0.1"],
    ["http_proxy": "http://p:1", "no_proxy": "*"],
    ["http_proxy": "http://p:1", "NO_PROXY": "127.0.0.1,localhost"],
  ])
  func theEnvironmentStaysWhereItMay(environment: [String: String]) {
    #expect(ProxyBypass.noProxy(in: environment) == nil)
  }

  @Test(arguments: ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func thisMachineIsNotAskedForThroughAProxy(variable: String) {
    #expect(ProxyBypass.noProxy(in: [variable: "http://p:1"]) == "127.0.0.1,localhost")
  }

  @Test func whatWasThereStays() {
    let environment = ["http_proxy": "http://p:1", "no_proxy": "example.com,localhost"]
    #expect(ProxyBypass.noProxy(in: environment) == "example.com,localhost,127.0.0.1")
    #expect(
      ProxyBypass.noProxy(in: ["http_proxy": "http://p:1", "NO_PROXY": "a.example"])
        == "a.example,127.0.0.1,localhost"
    )
  }
}
