extension DependencyValues {
  /// The dependencies of a scope, to be used after it.
  public struct Continuation: Sendable {
    let values: DependencyValues

    /// Runs an operation with the dependencies of the scope.
    ///
    /// - Parameter operation: The operation to run.
    /// - Returns: The result of `operation`.
    /// - Throws: The error of `operation`.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try withDependencies({ $0 = values }, operation: operation)
    }

    /// Runs an asynchronous operation with the dependencies of the scope, in the isolation of the caller.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R { try await withDependencies({ $0 = values }, operation: operation) }
  }
}

/// Carries the current dependencies over a boundary that loses them, such as an escaping callback.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { … }
///   }
/// }
/// ```
///
/// - Parameter operation: Receives a continuation that makes the dependencies current again.
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R { try operation(DependencyValues.Continuation(values: DependencyValues._current)) }

/// Carries the current dependencies over a boundary that loses them, from an asynchronous operation in the isolation of
/// the caller.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation(values: DependencyValues._current))
}
