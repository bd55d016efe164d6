import Foundation
import Models

/// A web service: its address, the fields that every request carries, and the meaning of its responses by HTTP
/// convention.
public struct APIService: Sendable {
  /// The name for messages: `reqres`.
  public var name: String
  /// The URL that every path is appended to. It may have a path itself. User and password of the URL become
  /// credentials.
  public var baseURL: URL
  public var headers: HTTPHeaders
  /// The keys, by the name of the header field that carries each.
  public var credentials: [String: Secret]
  /// The environment variables that may hold the key, for hints. The last one is the one to set.
  public var keyVariables: [String]
  public var retry: RetryPolicy
  public var transport: HTTPTransport

  public init(
    name: String,
    baseURL: URL,
    headers: HTTPHeaders = [:],
    credentials: [String: Secret] = [:],
    keyVariables: [String] = [],
    retry: RetryPolicy = RetryPolicy(),
    transport: HTTPTransport = .shared
  ) {
    // A request of the base URL has the user's credentials.
    let request = HTTPRequest(url: baseURL, credentials: credentials).movingUserToCredentials()
    self.name = name
    self.baseURL = request.url
    self.headers = headers
    self.credentials = request.credentials
    self.keyVariables = keyVariables
    self.retry = retry
    self.transport = transport
    if self.headers["User-Agent"] == nil { self.headers["User-Agent"] = "composed" }
    if self.headers["Accept"] == nil { self.headers["Accept"] = "application/json" }
  }

  /// Creates a `GET` request for a resource under the base URL.
  ///
  /// - Parameters:
  ///   - path: The segments of the path, unencoded.
  ///   - query: The parameters, unencoded. One without a value is left out.
  /// - Throws: `invalidRequest` if the base URL isn't a web address, or a segment is empty or a dot segment.
  public func request(
    _ path: [String],
    query: [(name: String, value: String?)] = []
  ) throws(APIError) -> HTTPRequest {
    guard !path.contains(where: { ["", ".", ".."].contains($0) }) else {
      throw .invalidRequest(detail: "a name is missing, or is only dots")
    }
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
    let prefix = components?.percentEncodedPath.split(separator: "/").map(String.init) ?? []
    components?.percentEncodedPath =
      "/" + (prefix + path.map { $0.urlEncoded(keeping: ",") }).joined(separator: "/")
    let items = query.compactMap { item in
      item.value.map { "\(item.name.urlEncoded())=\($0.urlEncoded())" }
    }
    components?.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    components?.fragment = nil
    guard let url = components?.url, Origin(url) != nil else {
      throw .invalidRequest(
        detail: "\(baseURL.redacted), the address of \(name), isn't an http or https address"
      )
    }
    return HTTPRequest(service: name, url: url, headers: headers, credentials: credentials, retry: retry)
  }

  /// Creates a `GET` request for an address that the service itself returned, such as that of the next page.
  ///
  /// - Throws: `invalidRequest` if the address is at another origin. Keys and queries are never sent there.
  public func request(page url: URL) throws(APIError) -> HTTPRequest {
    guard let origin = Origin(url), origin == Origin(baseURL) else {
      let place = url.host() ?? "an address without a host"
      throw .invalidRequest(
        detail: "\(name) says that the next page is at \(place), which isn't trusted; check its address"
      )
    }
    return HTTPRequest(service: name, url: url, headers: headers, credentials: credentials, retry: retry)
  }

  /// Sends a request and returns the response, whatever its status.
  public func response(to request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    try await transport.send(request)
  }

  /// Returns the text with the service's keys redacted. Services may repeat a key in an error.
  public func redact(_ text: String) -> String {
    text.redacting(credentials.values)
  }
}

extension String {
  /// Returns the text with all but the unreserved characters (RFC 3986, section 2.3) and `others` encoded.
  fileprivate func urlEncoded(keeping others: String = "") -> String {
    let kept = CharacterSet.unreserved.union(CharacterSet(charactersIn: others))
    return addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }
}

extension CharacterSet {
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}
