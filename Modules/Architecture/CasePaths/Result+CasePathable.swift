extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      [\.success, \.failure].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
