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
  ///   - clock: The clock for the limits of time.
  ///   - events: The continuation of a stream of the exchange's events.
  static func live(
    environment: [String: String] = [:],
    idle: Duration = .seconds(3600),
    total: Duration = .seconds(3600),
    bodySize: Int = 32 * 1024 * 1024,
    clock: any Clock<Duration> = ContinuousClock(),
    events: AsyncStream<HTTPExchange.Event>.Continuation? = nil
  ) -> HTTPTransport {
    let exchange = HTTPExchange.asyncHTTPClient(environment: environment)
    return .test(
      idle: idle,
      total: total,
      bodySize: bodySize,
      exchange: events.map { exchange.reporting(to: $0) } ?? exchange,
      clock: clock
    )
  }

  /// Sends a request once, from a service named `sample`.
  func once(_ address: String) async -> APIResult<HTTPResponse> {
    guard let url = URL(string: address) else { return .failure(.badRequest(message: address)) }
    return await outcome(HTTPRequest(service: "sample", url: url, retry: .never))
  }
}
