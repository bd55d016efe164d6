import ComposableArchitecture

/// The storages of values that features share. Each run has its own, so that none begins with another's values.
struct SharedStorages {
  private let appStorage = AppStorageStore.inMemory
  private let files = FileStorage.inMemory
  private let memory = InMemoryStorage()
  /// The references to the values. A table that all runs share would have to be cleared of those of past runs.
  private let references = SharedReferences.testValue
  /// The references that the run has released, whose values a replay restores.
  private let kept: SharedSubscription
  /// The tracker of the changes, for those of values without keys.
  private let tracker = SharedChangeTracker()

  init() { kept = references.keep() }

  /// The current values.
  var moment: SharedMoment {
    var moment = references.moment
    moment.merge(tracker.moment)
    return moment
  }

  /// The values before their first changes.
  var first: SharedMoment { tracker.momentBefore }

  func apply(to values: inout DependencyValues) {
    values.defaultAppStorage = appStorage
    values.defaultFileStorage = files
    values.defaultInMemoryStorage = memory
    values[SharedReferences.self] = references
    tracker.install(in: &values)
  }
}
