import Dependencies
import FavoritesDatabase
import Foundation
import GRDB
import Models

/// A test's directory, removed with the value.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "favorites-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path for the database.
  var path: String { path("favorites.sqlite") }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func contents(of name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  func write(_ data: Data, to name: String) throws { try data.write(to: URL(fileURLWithPath: path(name))) }

  /// Returns a database at ``path`` that adds each database it moves aside to a list.
  func database(timeout: Double = 3600, reports: Reports = Reports()) -> FavoritesDatabase {
    FavoritesDatabase(path: path, timeout: timeout) { reports.append($0) }
  }

  /// Accesses the file without the library under test.
  func withSQLite<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try DatabaseQueue(path: path).inDatabase(body)
  }
}

/// The databases moved aside, in order.
final class Reports: Sendable {
  private let reports = LockIsolated<[QuarantinedDatabase]>([])

  var all: [QuarantinedDatabase] { reports.value }

  func append(_ report: QuarantinedDatabase) { reports.withValue { $0.append(report) } }
}

extension Repository {
  /// Returns one of many repositories with different IDs, names and stars.
  static func numbered(_ number: Int) -> Repository {
    Repository(id: number, name: "kit-\(number)", owner: "octo-sample", stars: number)
  }
}
