import ConcurrencyExtras
import IssueReporting

extension DependencyValues {
  /// Returns the default value of a dependency. It is made if there is none yet, or an issue is reported.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(for key: Key.Type, access: DependencyAccess) -> Key.Value {
    let defaults = defaults
    if case .auditing = mode {
      // A test value may have replaced a missing live value: it is noted all the same.
    } else if let box = defaults.box(for: ObjectIdentifier(key), context: overriddenContext) {
      return DependencyBox<Key.Value>.value(in: box)
    }
    let context = overriddenContext ?? defaults.context
    var values = DependencyValues().merging(self)
    var origin = self.access ?? access
    origin.function = origin.function ?? access.function
    values.reading = DependencyReading(captured: nil, access: origin)
    values.pinDefaults()
    return DependencyValues.$_current.withValue(values) {
      values.makeDefault(for: key, id: DefaultDependencies.ID(key: ObjectIdentifier(key), context: context))
    }
  }

  private func makeDefault<Key: TestDependencyKey>(
    for key: Key.Type,
    id: DefaultDependencies.ID
  ) -> Key.Value {
    switch mode {
    case .reading:
      break
    case .overriding, .preparing:
      return tentativeValue(for: key, id: id)
    case .trying:
      return value(of: key, context: id.context)
    case .auditing(let missing):
      guard id.context != .live || key is any DependencyKey.Type else {
        let value = MissingLiveValue(dependency: access?.dependency(key) ?? typeName(key), key: typeName(key))
        missing.withValue { if !$0.contains(value) { $0.append(value) } }
        return withIssueReporters([]) { key.testValue }
      }
    }
    let box = defaults.box(for: id) { DependencyBox(value(of: key, context: id.context)) }
    return DependencyBox<Key.Value>.value(in: box)
  }

  /// Returns the default value for code that overrides or prepares dependencies.
  ///
  /// It is kept, because it may refer to an object that is changed: `$0.defaultAppStorage.set(true, forKey: "isNew")`. An
  /// unset one isn't, because that is reported when it is read.
  private func tentativeValue<Key: TestDependencyKey>(
    for key: Key.Type,
    id: DefaultDependencies.ID
  ) -> Key.Value {
    guard id.context != .live || key is any DependencyKey.Type else { return key.testValue }
    if let box = defaults.tentativeBox(for: id) { return DependencyBox<Key.Value>.value(in: box) }
    let isUnset = LockIsolated(false)
    var values = self
    values.mode = .trying(isUnset)
    let value = DependencyValues.$_current.withValue(values) { values.value(of: key, context: id.context) }
    guard !isUnset.value else { return value }
    return DependencyBox<Key.Value>.value(in: defaults.keepTentative(DependencyBox(value), for: id))
  }

  private func value<Key: TestDependencyKey>(of key: Key.Type, context: DependencyContext) -> Key.Value {
    switch context {
    case .live:
      if let key = key as? any DependencyKey.Type, let value = liveValue(of: key) as? Key.Value {
        return value
      }
      if case .reading = mode { reportMissingLiveValue(of: key) }
      return key.testValue
    case .preview:
      return key.previewValue
    case .test:
      return key.testValue
    }
  }

  private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable { key.liveValue }
}
