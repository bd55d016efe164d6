import ConcurrencyExtras
import Dependencies
import Foundation

extension SharedReaderKey {
  /// Returns a key for a value that is kept in a file, as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "favorites.json"))) var favorites: [Repository] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value, by default in a readable format.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let encoder = encoder ?? .readable
    return FileStorageKey(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// Returns a key for a value that is kept in a file, in a custom format.
  ///
  /// If the key is written as `.fileStorage(…)`, the compiler requires `@Sendable` closures.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decode: Makes the value from the contents of the file.
  ///   - encode: Makes the contents of the file from the value.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> { FileStorageKey(url, decode: decode, encode: encode) }
}

extension JSONEncoder {
  static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// A key for a value that is kept in a file.
///
/// Each change reads the file again if another process has changed it, and replaces it, as one atomic step. A file
/// that can't be decoded is kept aside as `name.corrupt-1`, reported, and never overwritten.
public struct FileStorageKey<Value: Sendable>: ExclusiveSharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  /// The contents of the file that the value in memory corresponds to.
  private let known = LockIsolated<Data?>(nil)

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url.standardizedFileURL
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(
      with: Result {
        let loaded = try load()
        known.setValue(loaded?.data)
        return loaded?.value
      }
    )
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.backend.subscribe(to: url) {
      // An unreadable file is read again, for the error. A missing file may be known.
      if case .success(known.value) = Result(catching: { try storage.backend.read(url) }) { return }
      let data = LockIsolated<Data?>(nil)
      let isCurrent = subscriber.refresh {
        let loaded = try load()
        data.setValue(loaded?.data)
        return loaded?.value
      }
      if isCurrent { known.setValue(data.value) }
    }
  }

  private func load() throws -> (data: Data, value: Value)? {
    do {
      return try storage.backend.load(url, decode: decode)
    } catch let error as CorruptFile {
      // It was quarantined here, so its absence isn't a change. The value in memory stays.
      known.setValue(nil)
      throw error
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try update { _ in value } })
  }

  func update(_ body: (Value?) -> Value) throws {
    try storage.backend.withExclusiveAccess(to: url) {
      let data = try storage.backend.read(url)
      var stored: Value?
      if data != nil, known.value != data {
        do {
          stored = try storage.backend.load(url, decode: decode)?.value
        } catch let error as CorruptFile {
          reportOutsideOfTests(error)
        }
      }
      let new = try encode(body(stored))
      if new != data { try storage.backend.write(new, to: url) }
      known.setValue(new)
    }
  }

  func inTurn(_ operation: () -> Void) { storage.backend.inTurn(at: url, operation) }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(url.path))" }
}
