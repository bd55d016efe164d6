import Foundation
import Models
import Testing

/// Each error is one sentence for a user, whatever text the service sent.
struct APIErrorSentenceTests {
  /// Returns one error of each case, with texts of the given words.
  private static func errors(_ text: String) -> [APIError] {
    [
      .offline(detail: text), .untrusted(detail: text), .misconfigured(detail: text),
      .invalidRequest(detail: text), .timedOut, .cancelled,
      .notFound(resource: "user 1 \(text)"),
      .notFound(resource: "user 1", service: "reqres"), .notFound(resource: "user 1", examples: text),
      .unauthorized(hint: text), .forbidden(message: text),
      .rateLimited(), .badRequest(message: text), .server(status: 502),
      .unexpectedStatus(status: 418, bodyExcerpt: text),
      .undecodable(type: "User", path: "id", excerpt: text),
    ]
  }

  @Test func `a cancelled request has a sentence too`() {
    #expect(APIError.cancelled.message == "the request was cancelled")
    #expect(APIError.cancelled.errorDescription == "the request was cancelled")
  }

  @Test(arguments: errors("no plan"))
  func `a sentence follows a name and a colon`(error: APIError) {
    #expect(error.message.first?.isLowercase == true)
    #expect(error.message.last?.isPunctuation == false || error.message.hasSuffix(")"))
  }

  @Test(arguments: [
    (
      APIError.offline(detail: " \t "),
      "the service could not be reached; check the connection and try again"
    ),
    (.unauthorized(hint: "\n"), "the service requires a valid key"),
    (
      .forbidden(message: "Your plan doesn't support this endpoint."),
      "the service refused the request: Your plan doesn't support this endpoint; if you use a key, check that it allows this"
    ),
    (.forbidden(message: ""), "the service refused the request; if you use a key, check that it allows this"),
    (.badRequest(message: "\u{1B}"), "the service did not accept the request; change it and try again"),
    (
      .unexpectedStatus(status: 304, bodyExcerpt: "\u{202E}"),
      "unexpected response (HTTP 304); check the service's address, or try again later"
    ),
    (
      .undecodable(type: "User", path: "id", excerpt: ""),
      "the service's answer could not be understood (field id); try again later"
    ),
  ])
  func `a text that shows nothing leaves no colon behind`(error: APIError, sentence: String) {
    #expect(error.message == sentence)
  }

  @Test(arguments: [
    (Duration.zero, "1 second"), (.seconds(-30), "1 second"), (.nanoseconds(1), "1 second"),
    (.milliseconds(1001), "2 seconds"), (.seconds(60), "60 seconds"), (.seconds(86_400), "86400 seconds"),
    (.seconds(Int64.max), "9223372036854775807 seconds"),
  ])
  func `a waiting time is rounded up to whole seconds, one at least`(delay: Duration, text: String) {
    #expect(
      APIError.rateLimited(retryAfter: delay).message == "too many requests; wait \(text) and try again"
    )
  }

  @Test func `the time at which a limit is lifted is that of the user's clock`() throws {
    let reset = Date(timeIntervalSince1970: 0)
    let error = APIError.rateLimited(reset: reset)
    let time = LocalTime.text(reset)
    #expect(error.message == "too many requests; the limit is lifted at \(time); try again then")
    #expect(LocalTime.text(reset, timeZone: .gmt) == "1970-01-01 00:00:00")
    let zone = try #require(TimeZone(secondsFromGMT: -5 * 3600))
    #expect(LocalTime.text(reset, timeZone: zone) == "1969-12-31 19:00:00")
  }

  @Test(
    arguments: [
      .offline(detail: "GitHub at 127.0.0.1:1 reset the connection"),
      .offline(detail: "the proxy http://p:1 reset the connection, on the way to GitHub at 127.0.0.1:1"),
      .timedOut(detail: "GitHub at 127.0.0.1:1 did not answer within 10s"),
    ] as [APIError]
  )
  func `on a screen a detail that names the service says it all`(error: APIError) {
    #expect(error.message(from: "GitHub").ranges(of: "GitHub").count == 1)
  }

  @Test func `on a screen the key that tries again is part of the sentence`() {
    let sentences = [APIError.offline(detail: ""), .timedOut, .server(status: 503), .rateLimited()].map {
      $0.message(from: "GitHub", retryKey: "r")
    }
    #expect(
      sentences == [
        "GitHub could not be reached; check the connection and press r to try again",
        "GitHub took too long to answer; press r to try again",
        "GitHub has an internal problem (status 503); press r to try again",
        "too many requests to GitHub; wait a minute and press r to try again",
      ]
    )
  }

  @Test(arguments: errors("one\r\ntwo\u{1B}[2J\u{9B}31m\u{2028}three\u{2066}\u{200F}\u{7}"))
  func `no text breaks the line or steers the terminal`(error: APIError) {
    let scalars = error.message.unicodeScalars
    #expect(!scalars.contains { $0.properties.generalCategory == .control })
    #expect(!scalars.contains { ["\u{2028}", "\u{2066}", "\u{200F}"].contains($0) })
    if error.message.contains("one") { #expect(error.message.contains("one two[2J31m three")) }
  }

  @Test(arguments: errors("no plan"))
  func `a wrapped error has the sentence of the error`(error: APIError) {
    let any: any Error = error
    #expect(any.localizedDescription == error.message)
    #expect(APIError(any) == error)
  }

  @Test(
    arguments: [
      .offline(detail: ""), .untrusted(detail: ""), .timedOut, .unauthorized(hint: ""),
      .forbidden(message: ""),
      .rateLimited(), .badRequest(message: ""), .server(status: 502),
      .unexpectedStatus(status: 418, bodyExcerpt: "{}"),
      .undecodable(type: "User", path: "id", excerpt: "{}", service: "GitHub at api.github.com"),
    ] as [APIError]
  )
  func `on a screen the service is named, and its answer isn't quoted`(error: APIError) {
    let sentence = error.message(from: "GitHub")
    #expect(sentence.contains("GitHub") && !sentence.contains("the service "))
    #expect(!sentence.contains("{}") && !sentence.contains("api.github.com"))
  }
}
