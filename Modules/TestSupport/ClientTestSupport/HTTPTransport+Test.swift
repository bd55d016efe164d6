import HTTPTransport
import Logging
import LoopbackServer
import Models

extension HTTPTransport {
  /// Returns a transport with limits far above any test's response, even on a busy machine. Unless it gets another
  /// exchange, it reaches only scripted servers.
  ///
  /// - Parameters:
  ///   - idle: The time without data after which an attempt times out.
  ///   - total: The time limit of a request with all its attempts.
  ///   - bodySize: The maximum size of a body, in bytes.
  ///   - logger: The logger; `nil` for the default one.
  ///   - exchange: The sender of single requests.
  ///   - clock: The clock for the limits of time.
  package static func test(
    idle: Duration = .seconds(3600),
    total: Duration = .seconds(3600),
    bodySize: Int = 32 * 1024 * 1024,
    logger: Logger? = nil,
    exchange: HTTPExchange = .scripted,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> HTTPTransport {
    let limits = Limits(idle: idle, total: total, bodySize: bodySize)
    return HTTPTransport(
      limits: limits,
      logger: logger ?? Logger(label: "http"),
      exchange: exchange,
      clock: clock
    )
  }

  /// Sends a request without waiting between attempts.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - clock: The clock for the pauses between attempts.
  /// - Returns: The response or the error.
  package func outcome(
    _ request: HTTPRequest,
    clock: any Clock<Duration> = RecordingClock()
  ) async -> APIResult<HTTPResponse> {
    await ClientTestSupport.outcome(clock: clock) { try await send(request) }
  }
}
