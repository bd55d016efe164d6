import Foundation
import Models

extension APIService {
  /// Sends a request, and reads a successful answer.
  ///
  /// - Parameters:
  ///   - type: What is to be read from the body's JSON.
  ///   - request: The request.
  ///   - resource: What is asked for, for people: `user 23`.
  /// - Throws: What ``error(for:resource:)`` makes of an answer that is no success, `undecodable` for one
  ///   that is no such thing, and what the transport throws.
  public func value<Value: Decodable>(
    _ type: Value.Type,
    for request: HTTPRequest,
    resource: String
  ) async throws(APIError) -> Value {
    let response = try await response(to: request)
    guard (200...299).contains(response.status) else { throw error(for: response, resource: resource) }
    return try decode(type, from: response)
  }

  /// Reads JSON from an answer's body.
  ///
  /// - Throws: `undecodable`, with the path at which reading failed and the beginning of the body.
  public func decode<Value: Decodable>(
    _ type: Value.Type,
    from response: HTTPResponse
  ) throws(APIError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch {
      throw undecodable(type, path: (error as? DecodingError)?.path ?? "", response.body)
    }
  }

  /// The error for an answer that is not what the service promises.
  public func undecodable<Value>(_ type: Value.Type, path: String, _ body: Data) -> APIError {
    .undecodable(type: String(describing: type), path: path, excerpt: redact(body.excerpt))
  }
}

extension DecodingError {
  /// Where reading failed: `data.0.id`.
  fileprivate var path: String {
    switch self {
    case .keyNotFound(let key, let context): (context.codingPath + [key]).text
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.text
    @unknown default: ""
    }
  }
}

extension [any CodingKey] {
  fileprivate var text: String {
    map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
