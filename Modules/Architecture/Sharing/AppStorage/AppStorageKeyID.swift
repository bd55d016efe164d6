/// The identity of an ``AppStorageKey``.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: AppStorageStore
}
