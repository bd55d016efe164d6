import ConcurrencyExtras
import IssueReporting

extension DependencyValues {
  /// A function that starts work without waiting for it.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { await analytics.track("opened") }
  /// ```
  ///
  /// In tests the work is awaited, so that it has happened when the call returns.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }

  private enum FireAndForgetKey: DependencyKey {
    static let liveValue = FireAndForget(isAwaited: false)
    static let testValue = FireAndForget(isAwaited: true)
  }
}

/// A function that starts work without waiting for it.
public struct FireAndForget: Sendable {
  private let isAwaited: Bool

  init(isAwaited: Bool) { self.isAwaited = isAwaited }

  /// Starts an operation in a task that isn't cancelled with the caller.
  ///
  /// An error that the operation throws is reported as an issue, unless it is a cancellation.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or `nil` for that of the caller.
  ///   - operation: The work to do.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    // In an effect under test, the work is stepped with the effect.
    let task = Task(executorPreference: EffectParking.current?.taskExecutor, priority: priority) {
      do {
        try await operation()
      } catch is CancellationError {
      } catch {
        reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
    if isAwaited { await task.value }
  }
}
