import Foundation

/// A response of any status.
public struct HTTPResponse: Equatable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: Data
  /// The final address, after redirects.
  public var url: URL

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// The media type in lower case without its parameters, for example `application/json`.
  public var contentType: String? {
    headers["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
