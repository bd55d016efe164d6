import AsyncHTTPExchange
import ClientTestSupport
import Foundation
import HTTPTransport
import Models

extension HTTPTransport {
  /// Returns a transport with sockets, and limits far above any response.
  ///
  /// - Parameters:
  ///   - environment: The variables for proxies and certificates.
  ///   - idle: The time without data after which an attempt times out.
  ///   - total: The time limit of a request.
  ///   - bodySize: The maximum size of a body, in bytes.
  static func live(
    environment: [String: String] = [:],
    idle: Duration = .seconds(3600),
    total: Duration = .seconds(3600),
    bodySize: Int = 32 * 1024 * 1024
  ) -> HTTPTransport {
    .test(
      idle: idle,
      total: total,
      bodySize: bodySize,
      exchange: .asyncHTTPClient(environment: environment)
    )
  }

  /// Sends a request once, from a service named `sample`.
  func once(_ address: String) async -> APIResult<HTTPResponse> {
    guard let url = URL(string: address) else { return .failure(.badRequest(message: address)) }
    return await outcome(HTTPRequest(service: "sample", url: url, retry: .never))
  }
}
