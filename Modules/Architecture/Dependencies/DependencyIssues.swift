extension DependencyValues {
  /// Reports that a dependency is read in a live context without having a live value.
  func reportMissingLiveValue(of key: any TestDependencyKey.Type) {
    guard key.shouldReportUnimplemented else { return }
    report(
      key,
      "has no live implementation, but was accessed from a live context.",
      """
      To fix this, do one of two things:

      • Conform '\(typeName(key))' to the 'DependencyKey' protocol by providing a live value of your \
      dependency, and make sure that the conformance is linked with this current application.

      • Override the dependency using 'withDependencies' or 'prepareDependencies', usually at the entry \
      point of your application.
      """
    )
  }

  /// Reports that a dependency is read in a test without having a test value.
  static func reportMissingTestValue(of key: any TestDependencyKey.Type) {
    let values = _current
    if case .trying(let isUnset) = values.mode { isUnset.setValue(true) }
    guard case .reading = values.mode, key.shouldReportUnimplemented else { return }
    values.report(
      key,
      "has no test implementation, but was accessed from a test context:",
      """
      Dependencies registered with the library are not allowed to use their default, live implementations \
      when run from tests.

      To fix this, override the dependency with a test value: mutate the 'dependencies' of your \
      'TestStore', or use 'withDependencies'. If you'd like to provide a default value for all tests, \
      implement the 'testValue' requirement of the 'DependencyKey' protocol.
      """
    )
  }

  /// Reports that a dependency of this package is read in a test without being overridden.
  package static func reportUnimplemented(_ key: any TestDependencyKey.Type) {
    let values = _current
    if case .trying(let isUnset) = values.mode { isUnset.setValue(true) }
    guard case .reading = values.mode, let access = values.access else { return }
    access.report("Unimplemented: \(access.dependency(key))")
  }

  private func report(_ key: any TestDependencyKey.Type, _ sentence: String, _ advice: String) {
    func value<Key: TestDependencyKey>(of key: Key.Type) -> Any.Type { Key.Value.self }
    guard let access else { return }
    access.report(
      """
      \(access.dependency(key)) \(sentence)

        Location:
          \(access.fileID):\(access.line)
        Key:
          \(typeName(key))
        Value:
          \(typeName(value(of: key)))

      \(advice)
      """
    )
  }
}

/// The key of a dependency that reports an issue when it is read in a test without being overridden.
protocol UnimplementedKey: DependencyKey {}

extension UnimplementedKey {
  static var testValue: Value {
    DependencyValues.reportUnimplemented(Self.self)
    return liveValue
  }
}
