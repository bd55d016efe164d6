import ConcurrencyExtras
import Foundation

/// Files in memory.
final class InMemoryFileStorage: FileStorageBackend, MemoryStorage {
  let access = MemoryAccess<URL>()
  let registeredSettings = RegisteredSettings([:])
  private let files: LockIsolated<[URL: Data]>

  init(_ files: LockIsolated<[URL: Data]>) { self.files = files }

  func read(_ url: URL) -> Data? { files.value[url] }

  func write(_ data: Data, to url: URL) { files.withValue { $0[url] = data } }

  func setAside(_ url: URL) -> URL {
    files.withValue { files in
      let free = url.setAside { files[$0] != nil }
      files[free] = files.removeValue(forKey: url)
      return free
    }
  }
}

extension URL {
  /// Returns the first free `name.corrupt-n`.
  func setAside(isTaken: (URL) -> Bool) -> URL {
    var number = 1
    var candidate: URL {
      deletingLastPathComponent().appendingPathComponent("\(lastPathComponent).corrupt-\(number)")
    }
    while isTaken(candidate) { number += 1 }
    return candidate
  }
}
