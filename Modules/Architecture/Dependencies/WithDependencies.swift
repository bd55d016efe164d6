/// Overrides dependencies for an operation.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
/// } operation: {
///   CoinsModel()
/// }
/// ```
///
/// The overrides apply to `operation`, to the tasks that it starts, and to the ``Dependency`` wrappers that it
/// initializes.
///
/// - Parameters:
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation to run with them.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues._current.overriding(updateValuesForOperation)
  return try DependencyValues.$_current.withValue(values) {
    let result = try operation()
    DependencyObjects.remember(result, values)
    return result
  }
}

/// Overrides dependencies for an asynchronous operation, as ``withDependencies(_:operation:)-(_,()->R)`` does, in the
/// isolation of the caller.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  let mode = values.mode
  values.mode = .overriding
  try await updateValuesForOperation(&values)
  values.endOverriding(in: mode)
  return try await DependencyValues.$_current.withValue(values) {
    let result = try await operation()
    DependencyObjects.remember(result, values)
    return result
  }
}

extension DependencyValues {
  /// Returns these values with overrides.
  package func overriding(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = self
    values.mode = .overriding
    try update(&values)
    values.endOverriding(in: mode)
    return values
  }

  /// Prepares overridden values for an operation that uses them.
  fileprivate mutating func endOverriding(in mode: Mode) {
    self.mode = if case .auditing = mode { mode } else { .reading }
    pinDefaults()
  }
}
