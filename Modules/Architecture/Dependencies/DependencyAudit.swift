import Platform

/// Collects the dependencies that lack a live value.
final class DependencyAudit: Sendable {
  private let found = Mutex<[MissingLiveValue]>([])

  var missing: [MissingLiveValue] { found.withLock { $0 } }

  func note(_ key: any TestDependencyKey.Type, access: DependencyAccess?) {
    let value = MissingLiveValue(
      dependency: access?.dependency(key) ?? typeName(key),
      key: typeName(key)
    )
    found.withLock { if !$0.contains(value) { $0.append(value) } }
  }
}

extension DependencyValues {
  /// The dependencies that an operation reads in a live context although they have no live value.
  ///
  /// Live values are built as usual, missing ones are noted and not reported, so that an application can
  /// check at launch what it is going to use.
  ///
  /// - Parameter operation: Reads dependencies from the values it is given, or through ``Dependency``.
  /// - Returns: What is missing, each once, in the order of the reads.
  /// - Throws: What `operation` throws.
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
