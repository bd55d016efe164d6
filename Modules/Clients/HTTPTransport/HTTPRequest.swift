import Foundation
import Models

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request, as a service's client describes it.
public struct HTTPRequest: Sendable {
  public var method: String
  public var url: URL
  /// Fields that any server and the log may see.
  public var headers: HTTPHeaders
  /// Fields that only the URL's origin may see: they are dropped on a redirect to another origin, and logs redact
  /// their values.
  public var credentials: [String: Secret]
  public var body: Data?
  public var retry: RetryPolicy

  public init(
    method: String = "GET",
    url: URL,
    headers: HTTPHeaders = [:],
    credentials: [String: Secret] = [:],
    body: Data? = nil,
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.credentials = credentials
    self.body = body
    self.retry = retry
  }

  /// Returns the request as a `URLRequest`.
  func urlRequest() throws(APIError) -> URLRequest {
    guard Origin(url) != nil else {
      throw .badRequest(message: "\(url.absoluteString.sanitized) isn't an http or https address")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    for name in headers.names { request.setValue(headers[name], forHTTPHeaderField: name) }
    for (name, secret) in credentials {
      guard secret.canBeSent else {
        throw .unauthorized(hint: "the key holds characters that no key has; set it again")
      }
      request.setValue(secret.headerValue, forHTTPHeaderField: name)
    }
    return request
  }
}
