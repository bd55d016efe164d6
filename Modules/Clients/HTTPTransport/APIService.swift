import Foundation
import Models

/// A web service: where it is, what every request to it carries, and what its answers mean where it follows
/// the common customs.
public struct APIService: Sendable {
  /// Its name for people: `reqres`.
  public var name: String
  /// What every path is appended to; it may have a path of its own.
  public var baseURL: URL
  public var headers: HTTPHeaders
  /// The keys, by the name of the header field that carries each.
  public var credentials: [String: Secret]
  /// The environment variable that holds the key, for hints.
  public var keyVariable: String?
  public var retry: RetryPolicy
  public var transport: HTTPTransport

  public init(
    name: String,
    baseURL: URL,
    headers: HTTPHeaders = [:],
    credentials: [String: Secret] = [:],
    keyVariable: String? = nil,
    retry: RetryPolicy = RetryPolicy(),
    transport: HTTPTransport = .shared
  ) {
    self.name = name
    self.baseURL = baseURL
    self.headers = headers
    self.credentials = credentials
    self.keyVariable = keyVariable
    self.retry = retry
    self.transport = transport
    if self.headers["User-Agent"] == nil { self.headers["User-Agent"] = "composed" }
    if self.headers["Accept"] == nil { self.headers["Accept"] = "application/json" }
  }

  /// A `GET` request for something under the base URL.
  ///
  /// - Parameters:
  ///   - path: The segments of the path, as they are: whatever is special in a URL is encoded.
  ///   - query: The parameters, as they are. One without a value is left out.
  /// - Throws: `badRequest` where the base URL is no address, or a segment is empty or a dot segment.
  public func request(
    _ path: [String],
    query: [(name: String, value: String?)] = []
  ) throws(APIError) -> HTTPRequest {
    guard !path.contains(where: { ["", ".", ".."].contains($0) }) else {
      throw .badRequest(message: "a name is missing, or is only dots")
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
      throw .badRequest(
        message: "\(baseURL.absoluteString.sanitized), the address of \(name), is no http or https address"
      )
    }
    return HTTPRequest(url: url, headers: headers, credentials: credentials, retry: retry)
  }

  /// A `GET` request for an address that the service itself gave, such as that of the next page.
  ///
  /// - Throws: `badRequest` where it leads to another origin, which our keys and questions are not for.
  public func request(page url: URL) throws(APIError) -> HTTPRequest {
    guard let origin = Origin(url), origin == Origin(baseURL) else {
      let place = url.host() ?? "an address without a host"
      throw .badRequest(message: "\(name) says that the next page is at \(place), which is not asked")
    }
    return HTTPRequest(url: url, headers: headers, credentials: credentials, retry: retry)
  }

  /// Sends a request and gives the answer, whatever its status.
  public func response(to request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    try await transport.send(request)
  }

  /// The text, with our keys replaced where the service repeats them.
  public func redact(_ text: String) -> String {
    text.redacting(credentials.values)
  }
}

extension String {
  /// Everything encoded but the characters that never need it (RFC 3986, section 2.3), and some others.
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
