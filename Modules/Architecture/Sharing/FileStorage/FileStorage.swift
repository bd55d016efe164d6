import ConcurrencyExtras
import Dependencies
import Foundation
import JSONValues

/// The storage of ``FileStorageKey`` and ``AppStorageStore``: the file system, or memory.
public struct FileStorage: Hashable, Sendable {
  let backend: any FileStorageBackend

  /// The files of the file system.
  ///
  /// A file is replaced as a whole, never seen half written, and changed by one process at a time: a separate file
  /// beside it is locked. Changes by other processes are noticed.
  public static let fileSystem = FileStorage(backend: DiskFileStorage())

  /// New files in memory.
  public static var inMemory: FileStorage { inMemory(fileSystem: LockIsolated([:])) }

  /// Returns a storage in memory, which a test can read and prepare.
  ///
  /// - Parameter fileSystem: The contents of the files.
  public static func inMemory(fileSystem: LockIsolated<[URL: Data]>) -> FileStorage {
    FileStorage(backend: InMemoryFileStorage(fileSystem))
  }

  public static func == (lhs: FileStorage, rhs: FileStorage) -> Bool { lhs.backend === rhs.backend }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(backend)) }
}

extension DependencyValues {
  /// The storage of `fileStorage` keys: the file system, or memory in previews and tests.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }

  private enum FileStorageDependencyKey: DependencyKey {
    static let liveValue = FileStorage.fileSystem
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
  }
}

/// The settings that `AppStorageStore.register(defaults:)` was given, by file. They are never written.
typealias RegisteredSettings = LockIsolated<[URL: [String: JSONValue]]>

/// The operations of a file storage.
protocol FileStorageBackend: ExclusiveStorage where Place == URL, Content == Data {
  /// The settings that are read if a file of settings doesn't have them.
  var registeredSettings: RegisteredSettings { get }

  /// Replaces the contents of a file as a whole. Called with exclusive access to it.
  func write(_ data: Data, to url: URL) throws

  /// Renames a file to `name.corrupt-n`, with the first free number. Called with exclusive access to it.
  func setAside(_ url: URL) throws -> URL
}

extension FileStorageBackend {
  /// Decodes the contents of a file. A file that can't be decoded is kept aside.
  ///
  /// - Throws: ``CorruptFile`` if the file can't be decoded.
  func load<Value>(_ url: URL, decode: (Data) throws -> Value) throws -> (data: Data, value: Value)? {
    guard let data = try read(url) else { return nil }
    if let value = try? decode(data) { return (data, value) }
    // Read again under the lock: another process may have quarantined or repaired it meanwhile.
    var loaded: (data: Data, value: Value)?
    try withExclusiveAccess(to: url) {
      guard let data = try read(url) else { return }
      do {
        loaded = (data, try decode(data))
      } catch {
        throw try CorruptFile(url: url, keptAt: setAside(url), reason: String(describing: error))
      }
    }
    return loaded
  }
}
