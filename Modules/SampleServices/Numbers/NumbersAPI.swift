import Foundation
import JSONValues

/// number-trivia.com: facts about numbers, as text or as JSON.
struct NumbersAPI: SampleAPI {
  func examples(for request: SampleRequest) -> String? {
    let isDate = request.route.contains { $0 == "date" }
    return isDate ? "1/1 to 12/31" : "42, 1729"
  }

  func response(to request: SampleRequest) -> SampleResponse {
    let route = request.route
    switch (route.first, route.count) {
    case ("random", 1), ("random", 2):
      return random(request)
    case (let numbers?, 1...2) where numbers.contains(",") || numbers.contains(".."):
      return batch(numbers, request)
    case (let text?, 1...3):
      guard let subject = FactSubject(route) else { return failure(status: 404, for: request) }
      // There is no fact about a number too large for an integer, and JSON may not be able to represent it.
      return subject.number.map { render(fact($0, subject.kind, request), request) }
        ?? render(unknown(text, subject.kind, request), request)
    default:
      return failure(status: 404, for: request)
    }
  }

  func failure(status: Int, for request: SampleRequest) -> SampleResponse {
    switch status {
    case 400: .text("Invalid url", status: 400)
    case 404: .html(SamplePage.cannotGet("/\(request.route.joined(separator: "/"))"), status: 404)
    case 500...: .html(SamplePage.gateway(status: status, host: "number-trivia.com"), status: status)
    default: .text(StatusPhrase.of(status), status: status)
    }
  }

  // MARK: Answers

  private func fact(_ number: Int, _ kind: SampleFact.Kind, _ request: SampleRequest) -> NumbersResponse {
    if let fact = FactLookup.fact(number, kind) { return NumbersResponse(fact, request) }
    switch request.value("notfound") {
    case "floor": return nearest(FactLookup.floor(number, kind), number, kind, request)
    case "ceil": return nearest(FactLookup.ceiling(number, kind), number, kind, request)
    default: return NumbersResponse(.unknown(number, kind), request)
    }
  }

  /// Responds with the nearest fact. Like the service, it writes a neighbor's number as text, and null if there is
  /// none.
  private func nearest(
    _ fact: SampleFact?,
    _ number: Int,
    _ kind: SampleFact.Kind,
    _ request: SampleRequest
  ) -> NumbersResponse {
    var response = NumbersResponse(fact ?? .unknown(number, kind), request)
    response.number = fact.map { .string("\($0.number)") } ?? .null
    return response
  }

  private func unknown(
    _ digits: String,
    _ kind: SampleFact.Kind,
    _ request: SampleRequest
  ) -> NumbersResponse {
    var response = NumbersResponse(.unknown(0, kind), request)
    response.text = request.value("default") ?? "\(digits) is an unremarkable number."
    response.number = JSONValue(Double(digits))
    return response
  }

  private func random(_ request: SampleRequest) -> SampleResponse {
    guard let kind = SampleFact.Kind(rawValue: request.route.dropFirst().first ?? "trivia") else {
      let text = "ERROR: Invalid type."
      return request.wantsJSON ? .json(["text": .string(text)]) : .text(text)
    }
    let low = request.number("min", in: Int.min...Int.max, standard: 0)
    let high = request.number("max", in: Int.min...Int.max, standard: kind == .math ? 1_000 : Int.max)
    let fact = FactLookup.random(kind, from: low, through: high) ?? .unknown(low, kind)
    return render(NumbersResponse(fact, request), request)
  }

  private func batch(_ text: String, _ request: SampleRequest) -> SampleResponse {
    let kind = SampleFact.Kind(rawValue: request.route.dropFirst().first ?? "trivia")
    guard let kind else { return failure(status: 404, for: request) }
    guard let numbers = FactSubject.numbers(text) else {
      // The service uses the same text with another status for dates.
      return .text("Invalid url", status: kind == .date ? 404 : 400)
    }
    let facts = numbers.map { number in
      let response = fact(number, kind, request)
      return ("\(number)", request.wantsJSON ? response.json : JSONValue.string(response.text))
    }
    return .json(.object(Dictionary(facts) { _, last in last }), headers: Self.headers)
  }

  private func render(_ response: NumbersResponse, _ request: SampleRequest) -> SampleResponse {
    let headers =
      Self.headers + [
        (name: "X-Numbers-API-Number", value: response.plainNumber),
        (name: "X-Numbers-API-Type", value: response.kind.rawValue),
      ]
    return request.wantsJSON ? .json(response.json, headers: headers) : .text(response.text, headers: headers)
  }

  private static let headers = [
    (name: "Cache-Control", value: "no-cache, no-store, must-revalidate"),
    (name: "Pragma", value: "no-cache"),
  ]
}

extension SampleRequest {
  /// Whether the response should be JSON. The service looks in three places.
  fileprivate var wantsJSON: Bool {
    query.contains { $0.name == "json" }
      || [header("Accept"), header("Content-Type")].contains { $0?.contains("application/json") ?? false }
  }
}
