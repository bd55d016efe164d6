import ConcurrencyExtras
import Dependencies
import Foundation

/// The storage of ``FileStorageKey`` and ``AppStorageStore``: the file system, or memory instead.
public struct FileStorage: Hashable, Sendable {
  let backend: any FileStorageBackend

  /// The files of the file system.
  ///
  /// A file is replaced as a whole, never seen half written, and changed by one process at a time: a lock is
  /// held on a separate file beside it. Changes by other processes are noticed.
  public static let fileSystem = FileStorage(backend: DiskFileStorage())

  /// New files in memory.
  public static var inMemory: FileStorage { inMemory(fileSystem: LockIsolated([:])) }

  /// Files in memory, which a test can look into and prepare.
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
typealias RegisteredSettings = LockIsolated<[URL: [String: SettingValue]]>

/// The operations of a file storage.
protocol FileStorageBackend: AnyObject, Sendable {
  /// The settings that are read while a file of settings doesn't have them.
  var registeredSettings: RegisteredSettings { get }

  /// The contents of a file, or `nil` when there is no such file.
  func read(_ url: URL) throws -> Data?

  /// Replaces the contents of a file as a whole. To be called with exclusive access to it.
  func write(_ data: Data, to url: URL) throws

  /// Renames a file to `name.corrupt-n`, with the first free number. To be called with exclusive access to it.
  ///
  /// - Returns: Where it is now.
  func setAside(_ url: URL) throws -> URL

  /// Runs an operation with exclusive access to a file. It may contain another one for that file.
  func withExclusiveAccess<R>(to url: URL, _ body: () throws -> R) throws -> R

  /// Runs an operation while no other thread changes a file, whether or not the file can be used at all.
  ///
  /// - Parameter operation: The operation, which may contain others for the file.
  func inTurn<R, E: Error>(at url: URL, _ operation: () throws(E) -> R) throws(E) -> R

  /// Observes a file.
  ///
  /// - Parameter onChange: Is called after the file was written, replaced or removed, by whomever.
  func subscribe(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

extension FileStorageBackend {
  /// Decodes the contents of a file. One that can not be decoded is kept aside.
  ///
  /// - Throws: ``CorruptFile`` when the file could not be decoded.
  func load<Value>(_ url: URL, decode: (Data) throws -> Value) throws -> (data: Data, value: Value)? {
    guard let data = try read(url) else { return nil }
    if let value = try? decode(data) { return (data, value) }
    // Read again under the lock: another process may have quarantined or repaired it meanwhile.
    return try withExclusiveAccess(to: url) {
      guard let data = try read(url) else { return nil }
      do {
        return (data, try decode(data))
      } catch {
        throw try CorruptFile(url: url, keptAt: setAside(url), reason: String(describing: error))
      }
    }
  }
}
