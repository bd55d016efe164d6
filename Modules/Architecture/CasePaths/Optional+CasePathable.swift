extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional, and those of the enum that it wraps, if any.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> { root == nil ? \.none : \.some }

    /// The path to the absence of a value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The path to the wrapped value.
    public var some: AnyCasePath<Optional, Wrapped> { AnyCasePath(embed: { .some($0) }, extract: { $0 }) }

    /// The path to a case of the wrapped enum: its associated value, or `nil` if there is no enum.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
      [\.none, \.some].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  /// Returns whether there is an enum in a case.
  ///
  /// - Parameter keyPath: A case key path of the wrapped enum.
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool { self?.is(keyPath) ?? false }

  /// Changes the associated value of a case of the wrapped enum, as
  /// ``CasePathable/modify(_:yield:fileID:filePath:line:column:)`` does.
  ///
  /// Reports an issue, and changes nothing, if there is no enum or if it is in another case.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = Self.allCasePaths.some.appending(path: AnyCasePath(keyPath))
    guard path._modify(&self, yield) == nil else { return }
    reportOtherCase(map { "\($0)" } ?? "nil", keyPath, fileID, filePath, line, column)
  }
}

extension AnyCasePath {
  /// This path between an optional root and an optional value. A missing root has a missing value, and vice versa.
  var optional: AnyCasePath<Root?, Value?> {
    let (embed, extract) = (_embed, _extract)
    return AnyCasePath<Root?, Value?>(
      embed: { $0.map(embed) },
      extract: { root in
        guard let root else { return .some(nil) }
        return extract(root).map(Value?.some)
      },
      _name: _name
    )
  }
}
