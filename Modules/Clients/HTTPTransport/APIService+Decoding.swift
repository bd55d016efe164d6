import Foundation
import Models

extension APIService {
  /// Sends a request and decodes a successful response.
  ///
  /// - Parameters:
  ///   - type: The type to decode from the body's JSON.
  ///   - request: The request.
  ///   - resource: A description of the requested resource for messages: `user 23`.
  /// - Throws: The error of ``error(for:resource:)`` for an unsuccessful response, `undecodable` for a body that isn't
  ///   the JSON of the type, and the transport's errors.
  public func value<Value: Decodable>(
    _ type: Value.Type,
    for request: HTTPRequest,
    resource: String
  ) async throws(APIError) -> Value {
    let response = try await response(to: request)
    guard (200...299).contains(response.status) else { throw error(for: response, resource: resource) }
    return try decode(type, from: response)
  }

  /// Decodes JSON from a response's body.
  ///
  /// - Throws: `undecodable`, with the path at which decoding failed and the beginning of the body.
  public func decode<Value: Decodable>(
    _ type: Value.Type,
    from response: HTTPResponse
  ) throws(APIError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch {
      throw undecodable(type, path: (error as? DecodingError)?.path ?? "", response)
    }
  }

  /// Returns the error for a response that isn't in the form the service documents.
  ///
  /// - Parameters:
  ///   - type: The expected type.
  ///   - path: The path of the field that can't be decoded; empty for the whole body.
  ///   - response: The response.
  public func undecodable<Value>(_ type: Value.Type, path: String, _ response: HTTPResponse) -> APIError {
    .undecodable(
      type: String(describing: type),
      path: path,
      excerpt: redact(ErrorBody.text(response.body)),
      service: HTTPRequest(service: name, url: response.url).place
    )
  }
}

extension DecodingError {
  /// The path at which decoding failed: `data.0.id`.
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
