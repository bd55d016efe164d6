import ConcurrencyExtras

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
    let missing = LockIsolated<[MissingLiveValue]>([])
    var values = self
    values.context = .live
    values.mode = .auditing(missing)
    try DependencyValues.$_current.withValue(values) { try operation(values) }
    return missing.value
  }
}
