import CommonTestSupport
import Dependencies
import FavoritesDatabase
import Foundation
import GRDB
import Models

extension TemporaryDirectory {
  /// The path for the database.
  var path: String { path("favorites.sqlite") }

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
