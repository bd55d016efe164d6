import Models

/// Runs an operation with a time limit.
///
/// - Returns: The operation's result; `timedOut` if the limit passes first, which cancels the operation; `cancelled`
///   if the caller is cancelled.
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
