import Dependencies
import Foundation
import Platform

/// Responses with an `ETag`, kept in memory so that the service doesn't have to send them again (RFC 9110, section
/// 8.8.3).
///
/// Responses are kept apart by address and credentials: one key never sees another key's response. A full cache
/// removes the least recently used response.
public final class ETagCache: Sendable {
  private struct Key: Hashable {
    var url: URL
    var credentials: [String: Secret]

    init(_ request: HTTPRequest) {
      url = request.url
      credentials = request.credentials
    }
  }

  private struct Contents {
    var responses: [Key: HTTPResponse] = [:]
    /// The keys, least recently used first.
    var order: [Key] = []
  }

  private let contents = Mutex(Contents())
  private let capacity: Int

  /// - Parameter capacity: The number of responses to keep.
  public init(capacity: Int = 100) {
    self.capacity = capacity
  }

  /// Returns the stored response for a request.
  ///
  /// - Complexity: O(*n*) in the number of responses.
  public func response(for request: HTTPRequest) -> HTTPResponse? {
    let key = Key(request)
    return contents.withLock { contents in
      guard let response = contents.responses[key] else { return nil }
      contents.order.removeAll { $0 == key }
      contents.order.append(key)
      return response
    }
  }

  /// Stores the response to a request if it has an `ETag`.
  ///
  /// - Complexity: O(*n*) in the number of responses.
  public func store(_ response: HTTPResponse, for request: HTTPRequest) {
    guard response.headers["ETag"] != nil, capacity > 0 else { return }
    let key = Key(request)
    contents.withLock { contents in
      contents.order.removeAll { $0 == key }
      if contents.order.count >= capacity {
        contents.responses[contents.order.removeFirst()] = nil
      }
      contents.order.append(key)
      contents.responses[key] = response
    }
  }
}
