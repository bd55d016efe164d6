/// Runs an operation with the dependencies of a model, and further overrides.
///
/// Use it when a model makes a child model, so that the child gets the parent's overrides. The model must have been
/// returned from a `withDependencies` operation or have at least one ``Dependency``.
///
/// - Parameters:
///   - model: The model whose dependencies to use.
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation to run with them.
/// - Returns: The result of `operation`.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let access = DependencyAccess(fileID, filePath, line, column)
  return try withDependencies {
    $0.merge(from: model, access)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs an operation with the dependencies of a model, as
/// ``withDependencies(from:_:operation:fileID:filePath:line:column:)`` does without further overrides.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let access = DependencyAccess(fileID, filePath, line, column)
  return try withDependencies({ $0.merge(from: model, access) }, operation: operation)
}

/// Runs an asynchronous operation with the dependencies of a model, as
/// ``withDependencies(from:_:operation:fileID:filePath:line:column:)`` does, in the isolation of the caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let access = DependencyAccess(fileID, filePath, line, column)
  return try await withDependencies {
    $0.merge(from: model, access)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}

/// Runs an asynchronous operation with the dependencies of a model, as
/// ``withDependencies(from:operation:fileID:filePath:line:column:)`` does, in the isolation of the caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let access = DependencyAccess(fileID, filePath, line, column)
  return try await withDependencies({ $0.merge(from: model, access) }, operation: operation)
}

extension DependencyValues {
  /// Adds the dependencies of a model that aren't overridden here.
  fileprivate mutating func merge(from model: AnyObject, _ access: DependencyAccess) {
    guard let values = DependencyObjects.dependencies(of: model, access) else { return }
    self = values.merging(self)
  }
}
