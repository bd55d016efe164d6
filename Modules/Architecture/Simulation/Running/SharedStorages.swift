import ComposableArchitecture

/// The storages of values that features share. Each run has its own, so that none begins with another's values.
struct SharedStorages {
  private let appStorage = AppStorageStore.inMemory
  private let files = FileStorage.inMemory
  private let memory = InMemoryStorage()

  func apply(to values: inout DependencyValues) {
    values.defaultAppStorage = appStorage
    values.defaultFileStorage = files
    values.defaultInMemoryStorage = memory
  }
}
