import CasePaths
import IssueReporting

/// The result of an asynchronous operation that may throw any error. Its `Equatable` conformance compares errors.
@available(*, deprecated, message: "Use 'Result' instead.")
@CasePathable
public enum TaskResult<Success: Sendable>: Sendable {
  /// The operation returned a value.
  case success(Success)
  /// The operation threw an error.
  case failure(any Error)
}

@available(*, deprecated)
extension TaskResult {
  /// Runs an operation and stores what it returns or throws.
  ///
  /// - Parameter body: The operation.
  public init(catching body: @Sendable () async throws -> Success) async {
    self.init(await Result { try await body() })
  }

  /// Converts a `Result`.
  ///
  /// - Parameter result: The result.
  public init(_ result: Result<Success, some Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
  public var value: Success { get throws { try Result(self).get() } }

  /// Returns a result with the transformed value of a success.
  ///
  /// - Parameter transform: Transforms the value.
  public func map<New>(_ transform: (Success) -> New) -> TaskResult<New> {
    flatMap { .success(transform($0)) }
  }

  /// Transforms the value of a success into another result.
  ///
  /// - Parameter transform: Makes a result of the value.
  public func flatMap<New>(_ transform: (Success) -> TaskResult<New>) -> TaskResult<New> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

@available(*, deprecated)
extension Result where Success: Sendable, Failure == any Error {
  /// Converts a `TaskResult`.
  ///
  /// - Parameter result: The result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

/// Two failures are equal if their errors are. Comparing errors of a type that isn't `Equatable` reports an issue.
@available(*, deprecated)
extension TaskResult: Equatable where Success: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }

  private static func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    if let error = (lhs as Any) as? any Equatable { return error.isEqual(to: rhs) }
    if type(of: lhs) == type(of: rhs) {
      reportIssue(
        """
        "\(typeName(type(of: lhs)))" is not equatable. …

        To test two values of this type, it must conform to the "Equatable" protocol. For example:

            extension \(typeName(type(of: lhs))): Equatable {}

        See the documentation of "TaskResult" for more information.
        """
      )
    }
    return false
  }
}

@available(*, deprecated)
extension TaskResult: Hashable where Success: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? AnyHashable { hasher.combine(error) }
    }
  }
}
