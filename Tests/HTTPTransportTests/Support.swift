import Dependencies
import Foundation
import HTTPTransport
import Logging
import LoopbackServer
import Models

extension HTTPTransport {
  /// Returns a transport with limits far above any loopback response, even on a busy machine.
  static func test(
    idle: Duration = .seconds(3600),
    total: Duration = .seconds(3600),
    bodySize: Int = 1_000_000,
    logger: Logger? = nil
  ) -> HTTPTransport {
    let limits = Limits(idle: idle, total: total, bodySize: bodySize)
    return logger.map { HTTPTransport(limits: limits, logger: $0) } ?? HTTPTransport(limits: limits)
  }

  /// Sends a request without waiting between attempts.
  func outcome(_ request: HTTPRequest, clock: any Clock<Duration> = RecordingClock()) async
    -> APIResult<HTTPResponse>
  {
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      await APIResult { try await send(request) }
    }
  }
}

extension Result where Failure == APIError {
  var error: APIError? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Whether it is `offline`, whatever the detail.
  var isOffline: Bool {
    if case .failure(.offline) = self { true } else { false }
  }
}
