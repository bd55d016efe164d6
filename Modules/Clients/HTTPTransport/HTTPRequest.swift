import Foundation
import Models

/// A request, as a service's client describes it.
public struct HTTPRequest: Sendable {
  /// The name of the service, for messages: `reqres`.
  public var service: String?
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
    service: String? = nil,
    method: String = "GET",
    url: URL,
    headers: HTTPHeaders = [:],
    credentials: [String: Secret] = [:],
    body: Data? = nil,
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.service = service
    self.method = method
    self.url = url
    self.headers = headers
    self.credentials = credentials
    self.body = body
    self.retry = retry
  }

  /// The name and the host of the service, for messages: `reqres at 127.0.0.1:8017`.
  var place: String {
    let host = Origin(url)?.description ?? "an address without a host"
    return service.map { "\($0) at \(host)" } ?? host
  }

  /// Returns the same request with user and password of its address as credentials, unless it has others. Only the
  /// address that a user configured may have them.
  func movingUserToCredentials() -> HTTPRequest {
    guard url.user() != nil || url.password() != nil else { return self }
    var request = self
    let user = (url.user() ?? "").removingPercentEncoding ?? ""
    let password = (url.password() ?? "").removingPercentEncoding ?? ""
    request.url = url.withoutUser
    if credentials["Authorization"] == nil {
      let pair = Data("\(user):\(password)".utf8).base64EncodedString()
      request.credentials["Authorization"] = Secret(pair)?.prefixed("Basic ")
    }
    return request
  }

  /// Returns the request as it goes over the network.
  ///
  /// - Throws: `invalidRequest` for an address, and `unauthorized` for a key, that can't be sent.
  func exchangeRequest() throws(AttemptFailure) -> HTTPExchange.Request {
    guard Origin(url) != nil else {
      throw AttemptFailure(.invalidRequest(detail: "\(url.redacted) isn't an http or https address"))
    }
    var fields = headers
    for (name, secret) in credentials {
      guard secret.canBeSent else {
        throw AttemptFailure(.unauthorized(hint: "the key holds characters that no key has; set it again"))
      }
      fields[name] = secret.headerValue
    }
    return HTTPExchange.Request(method: method, url: url.withoutUser, headers: fields, body: body)
  }
}

extension URL {
  /// The address without user, password and fragment, and with its scheme in lower case.
  fileprivate var withoutUser: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    components.scheme = components.scheme?.lowercased()
    components.user = nil
    components.password = nil
    components.fragment = nil
    return components.url ?? self
  }
}
