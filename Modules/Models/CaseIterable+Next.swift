extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
  /// The case after this one. The last case wraps around to the first.
  public var next: Self {
    let cases = Self.allCases
    guard let index = cases.firstIndex(of: self) else { return self }
    let following = cases.index(after: index)
    return following < cases.endIndex ? cases[following] : cases[cases.startIndex]
  }
}
