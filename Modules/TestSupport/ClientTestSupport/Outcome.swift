import Dependencies
import LoopbackServer
import Models

/// Runs a request without waiting between attempts.
///
/// - Parameters:
///   - clock: The clock for the pauses between attempts.
///   - request: The request.
/// - Returns: The value or the error.
package func outcome<Value>(
  clock: any Clock<Duration> = RecordingClock(),
  _ request: () async throws -> Value
) async -> APIResult<Value> {
  await withDependencies {
    $0.continuousClock = clock
  } operation: {
    await APIResult(request)
  }
}
