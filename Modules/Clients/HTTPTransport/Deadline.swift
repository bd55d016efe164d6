import Foundation
import Models

/// Runs an operation with a time limit.
///
/// - Parameters:
///   - limit: The limit.
///   - place: The service's name and host, for messages.
///   - work: The operation.
/// - Returns: The operation's result; `timedOut` if the limit passes first, which cancels the operation; `cancelled`
///   if the caller is cancelled.
func withDeadline<Success: Sendable>(
  _ limit: Duration,
  place: String,
  _ work: @escaping @Sendable () async -> APIResult<Success>
) async -> APIResult<Success> {
  await withTaskGroup(of: APIResult<Success>.self) { group in
    group.addTask(operation: work)
    group.addTask {
      do {
        try await ContinuousClock().sleep(for: limit)
        let limit = limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
        return .failure(.timedOut(detail: "\(place) did not answer completely within \(limit)"))
      } catch {
        return .failure(.cancelled)
      }
    }
    let first = await group.next() ?? .failure(.cancelled)
    group.cancelAll()
    return Task.isCancelled ? .failure(.cancelled) : first
  }
}
