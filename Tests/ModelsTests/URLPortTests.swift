import Foundation
import Models
import Testing

@Suite struct URLPortTests {
  @Test(arguments: [
    ("http://a.test", true), ("http://a.test:", true), ("http://a.test:1/x:99999", true),
    ("http://a.test:65535", true), ("http://[::1]", true), ("http://[::1]:8017/", true),
    ("http://ada:123@a.test/", true), ("http://a.test/?b=c:99999999999999999999", true),
    ("http://a.test:0", false), ("http://a.test:65536", false), ("http://a.test:9223372036854775808", false),
    ("http://a.test:99999999999999999999/x", false), ("http://[::1]:18446744073709551616", false),
    ("http://ada:123@a.test:18446744073709551616?x", false),
  ])
  func `a port is from 1 to 65535`(address: String, isValid: Bool) throws {
    #expect(try #require(URL(string: address)).hasValidPort == isValid)
  }
}
