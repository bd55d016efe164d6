extension DependencyValues {
  /// Starts work that nobody waits for.
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
    static let liveValue = FireAndForget { priority, operation in
      Task(priority: priority) { try await operation() }
    }
    static let testValue = FireAndForget { _, operation in
      try? await operation()
    }
  }
}

/// Starts work that nobody waits for.
public struct FireAndForget: Sendable {
  private let start: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  init(
    start: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.start = start
  }

  /// Starts an operation. An error that it throws is ignored.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or `nil` for that of the caller.
  ///   - operation: The work to do.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await start(priority, operation)
  }
}
