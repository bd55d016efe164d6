import Platform

/// A collector of the dependencies without a live value.
final class DependencyAudit: Sendable {
  private let found = Mutex<[MissingLiveValue]>([])

  var missing: [MissingLiveValue] { found.withLock { $0 } }

  func note(_ key: any TestDependencyKey.Type, access: DependencyAccess?) {
    let value = MissingLiveValue(dependency: access?.dependency(key) ?? typeName(key), key: typeName(key))
    found.withLock { if !$0.contains(value) { $0.append(value) } }
  }
}

extension DependencyValues {
  /// Returns the dependencies without a live value that an operation reads in a live context.
  ///
  /// Live values are built as usual. Missing ones are noted, not reported, so that an application can check at launch
  /// the dependencies that it will use.
  ///
  /// - Parameter operation: Reads dependencies from the values it is passed, or through ``Dependency``.
  /// - Returns: The missing values, each once, in the order of the reads.
  package func missingLiveValues(
    in operation: (DependencyValues) throws -> Void
  ) rethrows -> [MissingLiveValue] {
    let audit = DependencyAudit()
    var values = self
    values.context = .live
    values.mode = .auditing(audit)
    try DependencyValues.$_current.withValue(values) { try operation(values) }
    return audit.missing
  }
}
