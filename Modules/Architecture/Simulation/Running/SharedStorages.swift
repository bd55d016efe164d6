import ComposableArchitecture

/// The storages of values that features share. Each run has its own, so that none begins with another's values.
struct SharedStorages {
  private let appStorage = AppStorageStore.inMemory
  private let files = FileStorage.inMemory
  private let memory = InMemoryStorage()
  /// The references to the values. A table that all runs share would have to be cleared of those of past runs.
  private let references = SharedReferences.testValue

  func apply(to values: inout DependencyValues) {
    values.defaultAppStorage = appStorage
    values.defaultFileStorage = files
    values.defaultInMemoryStorage = memory
    values[SharedReferences.self] = references
  }
}
