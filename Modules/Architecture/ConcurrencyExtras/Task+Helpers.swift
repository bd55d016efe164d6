import Foundation

extension Task where Failure == any Error {
  /// The result of this task. The task is cancelled if the task that waits for it is cancelled.
  ///
  /// - Throws: The error of the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The result of this task. The task is cancelled if the task that waits for it is cancelled.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }

  /// Suspends until the current task is cancelled. Never returns a value.
  ///
  /// Use it for a dependency that a test reaches but that must not answer:
  ///
  /// ```swift
  /// client.fetch = { try await Task.never() }
  /// ```
  ///
  /// - Throws: `CancellationError` when the current task is cancelled.
  public static func never() async throws -> Success {
    try await Parking.wait("Task.never()")
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the current task is cancelled. Never returns normally.
  ///
  /// - Throws: `CancellationError` when the current task is cancelled.
  public static func never() async throws { try await Parking.wait("Task.never()") }

  /// Suspends the current task a number of times, so that other tasks get a chance to run.
  ///
  /// It is a chance, not a promise: how far other tasks get depends on the machine. Tests with a `TestStore` or a
  /// `TestClock` don't need it. Inside an effect of a `TestStore`, which runs its effects one at a time, this yields
  /// to the store's other effects only.
  ///
  /// - Parameter count: The number of suspensions: by default `TASK_MEGA_YIELD_COUNT` from the environment, or else
  ///   20.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    guard EffectParking.current == nil else {
      for _ in 0..<max(0, count) { await Task.yield() }
      return
    }
    for _ in 0..<max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

/// The number of suspensions of `Task.megaYield()`: `TASK_MEGA_YIELD_COUNT` from the environment, up to 10,000, or
/// else 20.
public let _defaultMegaYieldCount: Int = {
  let setting = ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"].flatMap(Int.init)
  return max(0, min(setting ?? 20, 10_000))
}()
