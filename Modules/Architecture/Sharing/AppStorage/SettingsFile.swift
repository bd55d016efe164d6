import Foundation
import JSONValues

/// Settings in a file that holds one JSON object.
final class SettingsFile: Settings {
  private typealias Object = [String: JSONValue]

  private let url: URL
  private let storage: FileStorage
  private var backend: any FileStorageBackend { storage.backend }

  init(url: URL, storage: FileStorage) {
    self.url = url
    self.storage = storage
  }

  var id: SettingsID { .file(url, storage) }

  func read(_ key: String) throws -> JSONValue? { try load()[key] }

  func write(_ value: JSONValue?, to key: String) throws {
    var object = try load()
    guard value != object[key] else { return }
    object[key] = value
    try backend.write(Data(Self.text(object).utf8), to: url)
  }

  func registered(_ key: String) -> JSONValue? { backend.registeredSettings.value[url]?[key] }

  func register(_ values: [String: JSONValue]) {
    backend.registeredSettings.withValue { [url] in
      $0[url, default: [:]].merge(values) { _, new in new }
    }
  }

  func withExclusiveAccess(to _: String, _ body: () throws -> Void) throws {
    try backend.withExclusiveAccess(to: url, body)
  }

  func inTurn(at _: String, _ operation: () -> Void) { backend.inTurn(at: url, operation) }

  func subscribe(to _: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    backend.subscribe(to: url, onChange: onChange)
  }

  private func load() throws -> Object {
    try backend.load(url) { data in
      guard case .object(let members) = try JSONValue(data) else { throw NotSettings() }
      return members
    }?.value ?? [:]
  }

  /// Returns the text of settings, one on each line.
  private static func text(_ object: Object) -> String {
    let lines = object.sorted { $0.key < $1.key }.map { "  \(JSONValue.quoted($0.key)) : \($0.value.text)" }
    return "{\n\(lines.joined(separator: ",\n"))\n}"
  }
}

private struct NotSettings: Error, CustomStringConvertible {
  var description: String { "it isn't a JSON object" }
}
