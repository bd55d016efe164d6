/// Runs an operation on the main actor.
///
/// Accepted so that code which was written against a process-wide hook into the concurrency runtime compiles
/// here. There is no such hook on Linux, and a test does not need one: a `TestStore` runs its effects one at a
/// time on an executor of its own. So this runs the operation as it is, on the main actor; tasks that it
/// starts elsewhere run where they always do.
///
/// - Parameter operation: An operation to run on the main actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@MainActor
public func withMainSerialExecutor<T>(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> T
) async rethrows -> T {
  let didUse = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = didUse }
  uncheckedUseMainSerialExecutor = true
  return try await operation()
}

/// Runs an operation as it is.
///
/// Accepted for `invokeTest` of an `XCTestCase`; see the async overload.
///
/// - Parameter operation: An operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withMainSerialExecutor<T>(
  @_implicitSelfCapture operation: () throws -> T
) rethrows -> T {
  let didUse = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = didUse }
  uncheckedUseMainSerialExecutor = true
  return try operation()
}

/// Whether a main serial executor was asked for. Accepted and remembered, without effect on where tasks run:
/// see ``withMainSerialExecutor(operation:)``.
public var uncheckedUseMainSerialExecutor: Bool {
  get { _useMainSerialExecutor.value }
  set { _useMainSerialExecutor.setValue(newValue) }
}

private let _useMainSerialExecutor = LockIsolated(false)
