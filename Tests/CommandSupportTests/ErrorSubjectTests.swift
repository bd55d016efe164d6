import CommandSupport
import Models
import Testing

@Suite struct ErrorSubjectTests {
  @Test(arguments: [
    (APIError.server(status: 503), "user 3 at reqres: the service has an internal problem (status 503)"),
    (.rateLimited(), "user 3 at reqres: too many requests"),
    (.forbidden(message: ""), "user 3 at reqres: the service refused the request"),
    (
      .offline(detail: "reqres at 127.0.0.1:1 refused the connection"),
      "user 3: the service could not be reached: reqres at 127.0.0.1:1 refused the connection"
    ),
    (.unauthorized(hint: "reqres wants one"), "user 3: the service requires a valid key: reqres wants one"),
    (
      .notFound(resource: "user 3", service: "reqres"),
      "user 3 does not exist (reqres answered 404); check the request and the service's address"
    ),
  ])
  func `a message names thing and service once`(error: APIError, begin: String) {
    let message = error.message(about: "user 3", at: "reqres")
    #expect(message.hasPrefix(begin))
    #expect(message.ranges(of: "user 3").count == 1)
    #expect(message.ranges(of: "reqres").count == 1)
  }

  @Test(arguments: [
    APIError.timedOut, .offline(detail: "GitHub at 127.0.0.1:1 refused the connection"), .rateLimited(),
  ])
  func `a short name is named, too`(error: APIError) {
    for subject in ["a", "1"] {
      #expect(error.message(about: subject, at: "GitHub").hasPrefix(subject))
    }
  }

  @Test func `an invalid setting concerns every request`() {
    let error = APIError.misconfigured(detail: "http_proxy is 'x'; unset it")
    #expect(error.message(about: "user 3", at: "reqres") == "http_proxy is 'x'; unset it")
    #expect(CommandStatus(error) == .usage)
  }

  @Test func `a message without a thing is unchanged`() {
    #expect(APIError.cancelled.message(about: nil, at: "reqres") == APIError.cancelled.message)
  }
}
