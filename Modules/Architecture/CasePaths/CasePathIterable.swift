/// A case pathable type whose cases can be listed.
///
/// ```swift
/// Array(Loading<Int>.allCasePaths)  // [\.idle, \.loaded, \.failed]
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
