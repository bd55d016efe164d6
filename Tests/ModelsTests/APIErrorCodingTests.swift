import Foundation
import Models
import Testing

/// Recorded sessions keep errors, so the form of each is fixed.
struct APIErrorCodingTests {
  @Test(arguments: [
    (APIError.offline(detail: "refused"), #"{"offline":{"detail":"refused"}}"#),
    (.timedOut, #"{"timedOut":{}}"#),
    (.cancelled, #"{"cancelled":{}}"#),
    (.notFound(resource: "user 23"), #"{"notFound":{"resource":"user 23"}}"#),
    (
      .notFound(resource: "user 23", service: "reqres"),
      #"{"notFound":{"resource":"user 23","service":"reqres"}}"#
    ),
    (.unauthorized(hint: "set KEY"), #"{"unauthorized":{"hint":"set KEY"}}"#),
    (.forbidden(message: "no \"plan\""), #"{"forbidden":{"message":"no \"plan\""}}"#),
    (.rateLimited(), #"{"rateLimited":{}}"#),
    (
      .rateLimited(reset: Date(timeIntervalSinceReferenceDate: 0.5)), #"{"rateLimited":{"reset":0.5}}"#
    ),
    (.invalidRequest(detail: "no"), #"{"invalidRequest":{"detail":"no"}}"#),
    (.badRequest(message: ""), #"{"badRequest":{"message":""}}"#),
    (.server(status: 503), #"{"server":{"status":503}}"#),
    (
      .unexpectedStatus(status: 418, bodyExcerpt: "tea"),
      #"{"unexpectedStatus":{"bodyExcerpt":"tea","status":418}}"#
    ),
    (
      .undecodable(type: "User", path: "a/b", excerpt: "<"),
      #"{"undecodable":{"excerpt":"<","path":"a/b","type":"User"}}"#
    ),
  ])
  func `an error is an object with its case and its values`(error: APIError, text: String) throws {
    #expect(try json(error) == text)
    #expect(try decoded(APIError.self, text) == error)
  }

  @Test(arguments: [Duration.zero, .milliseconds(1500), .seconds(-1), .seconds(Int64.max)])
  func `a waiting time is exact afterwards`(delay: Duration) throws {
    let error = APIError.rateLimited(retryAfter: delay)
    #expect(try coded(error) == error)
  }

  @Test(arguments: [
    "{}", #"{"lost":{}}"#, #"{"server":{}}"#, #"{"server":{"status":"503"}}"#,
    #"{"timedOut":{},"cancelled":{}}"#, #""timedOut""#, "null",
  ])
  func `another object isn't an error of a service`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(APIError.self, text) }
  }

  @Test func `a service that is named makes another error`() {
    let errors: Set<APIError> = [
      .notFound(resource: "a"), .notFound(resource: "a", service: "b"), .notFound(resource: "a"),
      .rateLimited(), .rateLimited(retryAfter: .seconds(1)),
    ]
    #expect(errors.count == 4)
  }
}
