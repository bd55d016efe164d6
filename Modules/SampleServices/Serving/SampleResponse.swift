import Foundation
import JSONValues

/// A response of one of the services.
struct SampleResponse: Sendable {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// The time to wait before sending.
  var delay = Duration.zero

  init(status: Int, type: String? = nil, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = (type.map { [(name: "Content-Type", value: $0)] } ?? []) + headers
    self.body = body
  }

  static func json(
    _ value: JSONValue,
    status: Int = 200,
    headers: [(name: String, value: String)] = []
  ) -> SampleResponse {
    SampleResponse(
      status: status,
      type: "application/json; charset=utf-8",
      headers: headers,
      body: Array(value.text.utf8)
    )
  }

  static func text(
    _ text: String,
    status: Int = 200,
    headers: [(name: String, value: String)] = []
  ) -> SampleResponse {
    SampleResponse(
      status: status,
      type: "text/plain; charset=utf-8",
      headers: headers,
      body: Array(text.utf8)
    )
  }

  static func html(_ text: String, status: Int = 200) -> SampleResponse {
    SampleResponse(status: status, type: "text/html; charset=utf-8", body: Array(text.utf8))
  }
}
