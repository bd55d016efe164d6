import IssueReporting

extension DependencyValues {
  /// The default value that was already made for a key. All are kept.
  @usableFromInline
  func cachedDefault(for key: ObjectIdentifier) -> Unmanaged<AnyObject>? {
    if scope.isAuditing { return nil }
    return withDefaults { $0.box(for: key, context: overriddenContext) }
  }

  /// Makes the default value of a dependency, or reports that there is none.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(for key: Key.Type, access: DependencyAccess) -> Key.Value {
    let context = context
    var values = DependencyValues().merging(self)
    values.reading = DependencyReading(
      captured: nil,
      access: DependencyAccess(
        fileID: self.access?.fileID ?? access.fileID,
        filePath: self.access?.filePath ?? access.filePath,
        line: self.access?.line ?? access.line,
        column: self.access?.column ?? access.column,
        function: self.access?.function ?? access.function
      )
    )
    values.pinDefaults()
    return DependencyValues.$_current.withValue(values) {
      values.makeDefault(for: key, context: context)
    }
  }

  private func makeDefault<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext
  ) -> Key.Value {
    switch scope.mode {
    case .reading:
      break
    case .overriding, .preparing:
      return value(of: key, context: context)
    case .auditing(let audit):
      guard context != .live || key is any DependencyKey.Type else {
        audit.note(key, access: access)
        return withIssueReporters([]) { key.testValue }
      }
    }
    let box = defaults.box(for: ObjectIdentifier(key), context: context) {
      DependencyBox(value(of: key, context: context))
    }
    return DependencyBox<Key.Value>.value(in: box)
  }

  private func value<Key: TestDependencyKey>(of key: Key.Type, context: DependencyContext) -> Key.Value {
    switch context {
    case .live:
      if let key = key as? any DependencyKey.Type, let value = liveValue(of: key) as? Key.Value {
        return value
      }
      if case .reading = scope.mode { reportMissingLiveValue(of: key) }
      return key.testValue
    case .preview:
      return key.previewValue
    case .test:
      return key.testValue
    }
  }

  private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable { key.liveValue }
}
