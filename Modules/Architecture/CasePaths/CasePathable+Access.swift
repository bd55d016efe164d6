import IssueReporting

extension CasePathable {
  /// The associated value of a case.
  ///
  /// ```swift
  /// loading[case: \.loaded]          // 42, or nil in another case
  /// loading[case: \.loaded]? += 1    // changes the value, or does nothing in another case
  /// ```
  ///
  /// Writing replaces the associated value while the enum is in this case. It never moves the enum to another case:
  /// in any other case, and if `nil` is written, nothing happens. To change a large value without copying it use
  /// ``modify(_:yield:fileID:filePath:line:column:)``.
  ///
  /// - Parameter keyPath: A case key path.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set { AnyCasePath(keyPath).replace(with: newValue, in: &self) }
  }

  /// The associated value of a case of an unknown type.
  ///
  /// - Parameter keyPath: A partial case key path.
  // Without it a literal key path returns 'Any?' if nothing else fixes the type.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any ErasedCase)?.extract(from: self)
  }

  /// The associated value of a case, by its name. `@dynamicMemberLookup` beside `@CasePathable` makes it available.
  ///
  /// ```swift
  /// loading.loaded    // 42, or nil in another case
  /// ```
  public subscript<Value>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set { Self.allCasePaths[keyPath: keyPath].replace(with: newValue, in: &self) }
  }

  /// Returns whether this enum is in a case.
  ///
  /// - Parameter keyPath: A case key path.
  // Disfavored: an optional prefers the cases of the enum that it wraps.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any ErasedCase)?.extract(from: self) != nil
  }

  /// Changes the associated value of a case in place.
  ///
  /// Reports an issue, and changes nothing, if this enum is in another case.
  ///
  /// ```swift
  /// loading.modify(\.loaded) { $0 += 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: A case key path.
  ///   - yield: Changes the associated value.
  // Disfavored: an optional prefers the cases of the enum that it wraps.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath)._modify(&self, yield) == nil else { return }
    reportOtherCase("\(self)", keyPath, fileID, filePath, line, column)
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case that this enum is in.
  ///
  /// ```swift
  /// loading.case == \.loaded
  /// ```
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}

extension AnyCasePath {
  /// Replaces the value of a root that is in this path's case. Any other root stays unchanged.
  func replace(with value: Value?, in root: inout Root) {
    guard let value, extract(from: root) != nil else { return }
    root = embed(value)
  }
}

/// Reports that a value to be changed is in another case.
func reportOtherCase<Enum>(
  _ description: String,
  _ keyPath: PartialCaseKeyPath<Enum>,
  _ fileID: StaticString,
  _ filePath: StaticString,
  _ line: UInt,
  _ column: UInt
) {
  reportIssue(
    "Can't modify '\(description)' via '\(keyPath._caseDescription())': it is in another case",
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
