import Foundation
import HTTPTransport
import Models

extension APIService {
  /// Requests one fact.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - number: The number that the fact must be about, or `nil` for any.
  ///   - kind: The kind of fact.
  func fact(_ path: [String], number: Int?, kind: NumberFactKind) async throws(APIError) -> NumberFact {
    let request = try request(path, query: [("json", "true")])
    let resource = number.map { "a \(kind.rawValue) fact about \($0)" } ?? "a \(kind.rawValue) fact"
    let response = try await numberResponse(to: request, resource: resource)
    return try NumberFactBody(response, self).fact(number: number, kind: kind)
  }

  /// Requests several facts at once.
  func facts(numbers: [Int], kind: NumberFactKind) async throws(APIError) -> [NumberFact] {
    let numbers = Set(numbers).sorted()
    guard !numbers.isEmpty else { return [] }
    guard numbers.count <= 100 else {
      throw .invalidRequest(detail: "one request can be for at most 100 numbers")
    }
    // The service doesn't treat one number as a list.
    if numbers.count == 1, let number = numbers.first {
      return [try await fact([String(number), kind.rawValue], number: number, kind: kind)]
    }
    let list = numbers.map(String.init).joined(separator: ",")
    let request = try request([list, kind.rawValue], query: [("json", "true")])
    let response = try await numberResponse(to: request, resource: "facts about \(list)")
    return try NumberFactBody(response, self).facts(numbers: numbers, kind: kind)
  }

  /// Returns a successful response.
  ///
  /// - Throws: `badRequest` for "Invalid url", which the service sends with 400 or, for dates, with 404; otherwise the
  ///   error by HTTP convention.
  private func numberResponse(
    to request: HTTPRequest,
    resource: String
  ) async throws(APIError) -> HTTPResponse {
    let response = try await response(to: request)
    guard !(200...299).contains(response.status) else { return response }
    if response.status == 404, response.body.excerpt == "Invalid url" {
      throw .badRequest(message: "Invalid url")
    }
    throw error(for: response, resource: resource)
  }
}
