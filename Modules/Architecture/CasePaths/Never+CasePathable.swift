extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: none.
  public struct AllCasePaths: Sendable, Sequence {
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
      EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
