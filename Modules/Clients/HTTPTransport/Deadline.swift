import Models

/// Runs some work, but not for longer than a limit.
///
/// - Returns: What the work gives; `timedOut` once the limit is over, and the work is cancelled then;
///   `cancelled` where the caller was.
func withDeadline<Success: Sendable>(
  _ limit: Duration,
  _ work: @escaping @Sendable () async -> APIResult<Success>
) async -> APIResult<Success> {
  await withTaskGroup(of: APIResult<Success>.self) { group in
    group.addTask(operation: work)
    group.addTask {
      do {
        try await ContinuousClock().sleep(for: limit)
        return .failure(.timedOut)
      } catch {
        return .failure(.cancelled)
      }
    }
    let first = await group.next() ?? .failure(.cancelled)
    group.cancelAll()
    return Task.isCancelled ? .failure(.cancelled) : first
  }
}
