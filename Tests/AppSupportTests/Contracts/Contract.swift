import AsyncHTTPExchange
import ClientTestSupport
import ComposableArchitecture
import Foundation
import HTTPTransport
import JSONValues
import Models
import SampleServices
import Testing

/// A request of a client with two answers that must have the same shape: the service's, which is recorded beside the
/// client's tests, and that of the embedded services.
///
/// A field counts if the client's result differs without it, so there is no list of fields to keep up to date.
struct Contract: Sendable, CustomTestStringConvertible {
  typealias Ask = @Sendable (_ baseURL: URL, _ transport: HTTPTransport) async throws -> any Sendable

  /// The name of the recorded answer: `Tests/CLIENTTests/Answers/NAME.json`.
  let name: String
  private let client: String
  private let service: SampleService
  private let baseURL: URL
  private let ask: Ask

  /// - Parameters:
  ///   - client: The module of the client.
  ///   - name: The name of the recorded answer.
  ///   - service: The embedded service that imitates the real one.
  ///   - baseURL: The address of the real service.
  ///   - ask: Makes the client's request.
  init(_ client: String, _ name: String, _ service: SampleService, at baseURL: URL, ask: @escaping Ask) {
    self.client = client
    self.name = name
    self.service = service
    self.baseURL = baseURL
    self.ask = ask
  }

  var testDescription: String { "\(client): \(name)" }

  /// Expects that the client reads the recorded answer, and that the embedded service's answer has the same fields.
  func check() async throws {
    let recorded = try RecordedAnswer(client: client, name: name)
    let requests = LockIsolated<[URL]>([])
    _ = await result(of: recorded.body, requests: requests)
    #expect(requests.value == [recorded.url], "the client asks another address than the recorded one")
    let problems = await problems(recorded: recorded.body, embedded: try await embeddedAnswer())
    for problem in problems { Issue.record("\(problem)") }
  }

  /// Returns a sentence for each field read by the client that is missing in one of the answers, or has another form
  /// there.
  func problems(recorded: JSONValue, embedded: JSONValue) async -> [String] {
    let answers = [("recorded", recorded, embedded), ("embedded service's", embedded, recorded)]
    var counting: Set<String> = []
    for (kind, body, other) in answers {
      if case .failure(let error) = await result(of: body) {
        let missing = await countingFields(of: other).subtracting(body.fields.keys).sorted()
        let reason = missing.isEmpty ? error.message : "it lacks '\(missing.joined(separator: "', '"))'"
        return ["\(client) doesn't read the \(kind) answer \(name): \(reason)"]
      }
      counting.formUnion(await countingFields(of: body))
    }
    guard !counting.isEmpty else { return ["\(client) reads no field of the answer \(name)"] }
    return counting.sorted().compactMap { field in
      switch (recorded.fields[field], embedded.fields[field]) {
      case (nil, _): "\(client) reads '\(field)', which the recorded answer \(name) lacks"
      case (_, nil): "\(client) reads '\(field)', which the embedded service's answer \(name) lacks"
      case (let first?, let second?)
      where !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second):
        "'\(field)' is \(first.sorted().joined(separator: " or ")) in the recorded answer \(name), and "
          + "\(second.sorted().joined(separator: " or ")) in the embedded service's"
      default: nil
      }
    }
  }

  /// Returns the fields without which the client's result differs.
  private func countingFields(of body: JSONValue) async -> Set<String> {
    let whole = String(reflecting: await result(of: body))
    var counting: Set<String> = []
    for field in body.fields.keys
    where String(reflecting: await result(of: body.removing(field))) != whole { counting.insert(field) }
    return counting
  }

  private func result(of body: JSONValue, requests: LockIsolated<[URL]>? = nil) async -> Outcome<
    String, APIError
  > {
    let exchange = HTTPExchange { request, receive in
      requests?.withValue { $0.append(request.url) }
      try receive(.connected)
      try receive(.head(status: 200, headers: ["Content-Type": "application/json"]))
      try receive(.body(Data(body.text.utf8)))
    }
    return await outcome {
      String(reflecting: try await ask(baseURL, .test(exchange: exchange)))
    }
  }

  /// Returns the embedded service's answer to the client.
  func embeddedAnswer() async throws -> JSONValue {
    let body = LockIsolated(Data())
    try await SampleServices.run { services in
      let exchange = HTTPExchange { request, receive in
        try await HTTPExchange.liveValue.send(request) { event in
          if case .body(let data) = event { body.withValue { $0.append(data) } }
          try receive(event)
        }
      }
      _ = try await ask(services.baseURL(for: service), .test(exchange: exchange))
    }
    return try JSONValue(body.value).shortened
  }
}
