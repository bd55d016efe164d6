import Foundation

/// An answer, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: Data
  /// Where it came from, after redirects.
  public var url: URL

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// The kind of body in lower case without its parameters, for example `application/json`.
  public var contentType: String? {
    headers["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
