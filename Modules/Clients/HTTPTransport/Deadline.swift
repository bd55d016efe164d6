import Models

/// Runs an operation with a time limit.
///
/// - Parameters:
///   - limit: The limit.
///   - clock: The clock for the limit.
///   - error: The error if the limit passes.
///   - work: The operation, with the time since its start.
/// - Returns: The operation's result; the error if the limit passes first, which cancels the operation; `cancelled`
///   if the caller is cancelled.
func withDeadline<Success: Sendable>(
  _ limit: Duration,
  clock: any Clock<Duration>,
  error: @escaping @Sendable () -> APIError,
  _ work: @escaping @Sendable (Stopwatch) async -> APIResult<Success>
) async -> APIResult<Success> {
  let stopwatch = Stopwatch(clock)
  return await withTaskGroup(of: APIResult<Success>.self) { group in
    group.addTask { await work(stopwatch) }
    group.addTask {
      do {
        try await stopwatch.sleep(until: limit)
        return .failure(error())
      } catch {
        return .failure(.cancelled)
      }
    }
    let first = await group.next() ?? .failure(.cancelled)
    group.cancelAll()
    return Task.isCancelled ? .failure(.cancelled) : first
  }
}
