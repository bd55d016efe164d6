import Foundation
import Models
import Testing

@Suite struct APIErrorTests {
  private static let reset = Date(timeIntervalSince1970: 1_700_000_000)

  @Test(arguments: [
    (
      APIError.offline(detail: "127.0.0.1 accepts no connection"),
      "the service could not be reached: 127.0.0.1 accepts no connection; check the connection and try again"
    ),
    (
      .offline(detail: "the service at 127.0.0.1 was not found"),
      "the service at 127.0.0.1 was not found; check the connection and try again"
    ),
    (.offline(detail: ""), "the service could not be reached; check the connection and try again"),
    (.timedOut, "the service took too long to answer; try again"),
    (
      .notFound(resource: "user 23", service: "reqres"),
      "user 23 does not exist (reqres answered 404); check the request and the service's address"
    ),
    (.notFound(resource: "user 23"), "user 23 does not exist"),
    (.notFound(resource: "user 23", examples: "1 to 12"), "user 23 does not exist; try 1 to 12"),
    (.invalidRequest(detail: "the currency is missing"), "the currency is missing"),
    (
      .unauthorized(hint: "set REQRES_API_KEY to your key for reqres"),
      "the service requires a valid key: set REQRES_API_KEY to your key for reqres"
    ),
    (
      .forbidden(message: "no plan"),
      "the service refused the request: no plan; if you use a key, check that it allows this"
    ),
    (.rateLimited(), "too many requests; wait a minute and try again"),
    (.rateLimited(retryAfter: .seconds(1)), "too many requests; wait 1 second and try again"),
    (.rateLimited(retryAfter: .milliseconds(1500)), "too many requests; wait 2 seconds and try again"),
    (
      .rateLimited(retryAfter: .seconds(5), reset: reset),
      "too many requests; the limit is lifted at \(LocalTime.text(reset)); try again then"
    ),
    (
      .badRequest(message: "Invalid url"),
      "the service did not accept the request: Invalid url; change it and try again"
    ),
    (.server(status: 500), "the service has an internal problem (status 500); try again later"),
    (.server(status: 599), "the service has an internal problem (status 599); try again later"),
    (
      .unexpectedStatus(status: 418, bodyExcerpt: "teapot"),
      "unexpected response (HTTP 418): teapot; "
        + "check the service's address, or try again later"
    ),
    (
      .undecodable(type: "User", path: "data.id", excerpt: "<html>"),
      "the service's answer could not be understood (field data.id): <html>; try again later"
    ),
  ])
  func `every error has a sentence`(error: APIError, sentence: String) {
    #expect(error.message == sentence)
    #expect(error.localizedDescription == sentence)
  }

  @Test func `a sentence has no control characters and no second line`() {
    let hostile = "a\u{1B}[31mb\nc\u{202E}d"
    let errors: [APIError] = [
      .offline(detail: hostile), .notFound(resource: hostile), .unauthorized(hint: hostile),
      .forbidden(message: hostile), .badRequest(message: hostile), .invalidRequest(detail: hostile),
      .unexpectedStatus(status: 302, bodyExcerpt: hostile),
      .undecodable(type: hostile, path: hostile, excerpt: hostile),
    ]
    for error in errors {
      #expect(error.message.contains("a[31mb cd"), "\(error)")
      #expect(error.message == error.message.sanitized)
    }
  }

  @Test func `an error of another kind becomes the nearest case`() {
    struct Odd: Error {}
    #expect(APIError(APIError.timedOut) == .timedOut)
    #expect(APIError(CancellationError()) == .cancelled)
    #expect(APIError(Odd()) == .offline(detail: "Odd()"))
  }

  @Test func `what passes by itself is transient`() {
    let transient: [APIError] = [.offline(detail: ""), .timedOut, .rateLimited(), .server(status: 503)]
    let lasting: [APIError] = [
      .cancelled, .notFound(resource: ""), .unauthorized(hint: ""), .forbidden(message: ""),
      .badRequest(message: ""), .invalidRequest(detail: ""), .unexpectedStatus(status: 418, bodyExcerpt: ""),
      .undecodable(type: "", path: "", excerpt: ""),
    ]
    #expect(transient.map(\.isTransient) == transient.map { _ in true })
    #expect(lasting.map(\.isTransient) == lasting.map { _ in false })
  }

  @Test func `a request keeps its outcome`() async {
    func answer(_ error: (any Error)?) async throws -> Int {
      if let error { throw error }
      return 3
    }
    let success = await APIResult { try await answer(nil) }
    let failure = await APIResult { try await answer(APIError.timedOut) }
    let cancelled = await APIResult { try await answer(CancellationError()) }
    #expect(success == .success(3))
    #expect(failure == .failure(.timedOut))
    #expect(cancelled == .failure(.cancelled))
  }
}
