import Foundation
import HTTPTransport
import Testing

@Suite struct RetryAfterTests {
  @Test(arguments: [("0", 0), ("7", 7), (" 120 ", 120), ("99999999999999999999", 315_360_000)])
  func `a number is seconds`(text: String, seconds: Int) {
    #expect(RetryAfter(["Retry-After": text]) == .delay(.seconds(seconds)))
  }

  /// The three formats are the examples of RFC 9110, section 5.6.7.
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `a date may have three forms`(text: String) {
    #expect(RetryAfter(["retry-after": text]) == .date(Date(timeIntervalSince1970: 784_111_777)))
  }

  @Test(arguments: ["", " ", "-1", "1.5", "soon", "٣"])
  func `what makes no sense is ignored`(text: String) {
    #expect(RetryAfter(["Retry-After": text]) == nil)
  }

  @Test func `a missing field is nothing`() {
    #expect(RetryAfter([:]) == nil)
  }
}
