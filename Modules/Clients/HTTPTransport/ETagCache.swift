import Dependencies
import Foundation

/// Answers that carried an `ETag`, kept in memory so that the service need not send them again
/// (RFC 9110, section 8.8.3).
///
/// Answers are kept apart by address and credentials: what one key may see is not shown to another.
/// When it is full, the answer that was not used for longest goes.
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
    /// The keys, the one that was not used for longest first.
    var order: [Key] = []
  }

  private let contents = Locked(Contents())
  private let capacity: Int

  /// - Parameter capacity: How many answers are kept.
  public init(capacity: Int = 100) {
    self.capacity = capacity
  }

  /// The answer that is kept for a request.
  ///
  /// - Complexity: O(*n*) in the number of answers.
  public func response(for request: HTTPRequest) -> HTTPResponse? {
    let key = Key(request)
    return contents.withLock { contents in
      guard let response = contents.responses[key] else { return nil }
      contents.order.removeAll { $0 == key }
      contents.order.append(key)
      return response
    }
  }

  /// Keeps the answer to a request, where it has an `ETag`.
  ///
  /// - Complexity: O(*n*) in the number of answers.
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
