import Foundation
import Testing

@testable import AsyncHTTPExchange

/// The choice of a proxy, as curl's manual describes it.
@Suite struct ProxySettingsTests {
  private func proxy(_ environment: [String: String], for address: String = "http://a.test/") throws -> Proxy?
  {
    try ProxySettings(environment: environment).proxy(for: try #require(URL(string: address)))
  }

  /// The environment, the address, and the variable that names the proxy.
  static let choices: [([String: String], String, String?)] = [
    (["http_proxy": "http://p:1"], "http://a.test/", "http_proxy"),
    (["http_proxy": "http://p:1"], "https://a.test/", nil),
    (["HTTP_PROXY": "http://p:1"], "http://a.test/", nil),
    (["https_proxy": "http://p:1"], "https://a.test/", "https_proxy"),
    (["HTTPS_PROXY": "http://p:1"], "https://a.test/", "HTTPS_PROXY"),
    (["HTTPS_PROXY": "http://p:1", "https_proxy": "http://q:1"], "https://a.test/", "https_proxy"),
    (["https_proxy": "http://p:1"], "http://a.test/", nil),
    (["all_proxy": "http://p:1", "ALL_PROXY": "http://q:1"], "http://a.test/", "all_proxy"),
    (["ALL_PROXY": "http://p:1"], "https://a.test/", "ALL_PROXY"),
    (["http_proxy": "http://p:1", "all_proxy": "http://q:1"], "http://a.test/", "http_proxy"),
    (["http_proxy": "", "all_proxy": "http://q:1"], "http://a.test/", "all_proxy"),
    (["http_proxy": "http://p:1", "no_proxy": "a.test"], "http://a.test/", nil),
    (["http_proxy": "http://p:1", "NO_PROXY": "a.test"], "http://a.test/", nil),
    (
      ["http_proxy": "http://p:1", "no_proxy": "b.test", "NO_PROXY": "a.test"], "http://a.test/", "http_proxy"
    ),
    (["http_proxy": "http://p:1"], "http://127.0.0.1:8017/", "http_proxy"),
    (["http_proxy": "http://p:1"], "http://[::1]:8017/", "http_proxy"),
    (["http_proxy": "http://p:1"], "http://localhost/", "http_proxy"),
    (["http_proxy": "http://p:1", "no_proxy": "127.0.0.1"], "http://127.0.0.1:8017/", nil),
    ([:], "http://a.test/", nil),
  ]

  @Test(arguments: choices)
  func `the environment names the proxy`(
    environment: [String: String],
    address: String,
    variable: String?
  ) throws {
    #expect(try proxy(environment, for: address)?.variable == variable)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8017/github", false),
    ("http://127.0.0.1:8018/github", true),
    ("http://localhost:8017/", true),
  ])
  func `only the direct address is reached without the proxy`(address: String, hasProxy: Bool) throws {
    let settings = ProxySettings(
      environment: ["all_proxy": "http://p:1"],
      directAddress: URL(string: "http://127.0.0.1:8017")
    )
    let proxy = try settings.proxy(for: try #require(URL(string: address)))
    #expect((proxy != nil) == hasProxy)
  }

  @Test func `scheme, port and user may be left out`() throws {
    let bare = try #require(try proxy(["http_proxy": "p.test"]))
    #expect(bare.kind == .http)
    #expect(bare.host == "p.test")
    #expect(bare.port == 1080)
    #expect(bare.login == nil)
    let full = try #require(try proxy(["http_proxy": "http://ada:p%40ss@[::2]:3128"]))
    #expect(full.host == "::2")
    #expect(full.port == 3128)
    #expect(full.login == Proxy.Login(user: "ada", password: "p@ss"))
    #expect(full.name == "[::2]:3128 (from http_proxy)")
  }

  /// The kinds and default ports, as curl's manual lists them.
  @Test(arguments: [
    ("http", Proxy.Kind.http, 1080), ("HTTPS", .https, 443), ("socks", .socks4, 1080),
    ("socks4", .socks4, 1080),
    ("socks4a", .socks4a, 1080), ("socks5", .socks5, 1080), ("socks5h", .socks5h, 1080),
  ])
  func `the scheme names the kind`(scheme: String, kind: Proxy.Kind, port: Int) throws {
    let found = try #require(try proxy(["http_proxy": "\(scheme)://p.test"]))
    #expect(found.kind == kind)
    #expect(found.port == port)
  }
}

@Suite struct ProxyExclusionsTests {
  @Test(arguments: [
    ("*", "a.test", true),
    ("*, b.test", "a.test", false),
    ("a.test", "a.test", true),
    ("a.test", "A.TEST.", true),
    ("a.test", "www.a.test", true),
    (".a.test", "www.a.test", true),
    (".a.test", "a.test", true),
    ("a.test", "ba.test", false),
    ("b.test, a.test", "a.test", true),
    ("b.test a.test", "a.test", true),
    ("", "a.test", false),
    (",", "a.test", false),
    (".", "a.test", false),
    ("10.0.0.1", "10.0.0.1", true),
    ("10.0.0.1", "10.0.0.12", false),
    ("10.0.0.0/8", "10.1.2.3", true),
    ("10.0.0.0/8", "11.1.2.3", false),
    ("10.0.0.0/33", "10.1.2.3", false),
    ("192.168.1.128/25", "192.168.1.129", true),
    ("192.168.1.128/25", "192.168.1.127", false),
    ("fe80::/10", "[fe80::1]", true),
    ("[fe80::1]", "fe80::1", true),
    ("fe80::1", "fe80::2", false),
    ("", "127.8.9.10", false),
    ("", "::1", false),
    ("", "localhost", false),
  ])
  func `a host is reached without a proxy`(list: String, host: String, isContained: Bool) {
    #expect(ProxyExclusions(list).contains(host) == isContained)
  }
}
