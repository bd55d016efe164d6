import Foundation

/// The identity of a ``FileStorageKey``.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
