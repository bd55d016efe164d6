import Dependencies
import HTTPTransport
import LoopbackServer
import Models

extension HTTPTransport {
  /// A separate transport with limits far above any loopback response.
  static let test = HTTPTransport(limits: Limits(idle: .seconds(3600), total: .seconds(3600)))
}

/// Runs a request without waiting between attempts.
func outcome<Value>(
  clock: any Clock<Duration> = RecordingClock(),
  _ request: () async throws -> Value
) async -> APIResult<Value> {
  await withDependencies {
    $0.continuousClock = clock
  } operation: {
    await APIResult(request)
  }
}

extension Result where Failure == APIError {
  var error: APIError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
