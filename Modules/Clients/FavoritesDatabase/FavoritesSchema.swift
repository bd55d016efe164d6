import FavoritesClient
import Foundation
import GRDB
import Models

/// The table of favorites, its migrations and its queries.
enum FavoritesSchema {
  static let table = Table("favorite")

  /// The columns that each favorite is stored in.
  private static let columns: Set<String> = [
    "id", "name", "fullName", "owner", "description", "url", "isFork", "isPrivate", "isArchived", "stars",
    "forks",
    "openIssues", "language", "topics", "license", "defaultBranch", "createdAt", "updatedAt", "pushedAt",
  ]

  /// NB: Never change a published migration; add another one.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("Create favorites") { db in
      try db.create(table: "favorite", options: .strict) { table in
        // GitHub's ID stays the same when a repository is renamed.
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("fullName", .text).notNull()
        table.column("owner", .text).notNull()
        table.column("description", .text)
        table.column("url", .text)
        table.column("isFork", .integer).notNull()
        table.column("isPrivate", .integer).notNull()
        table.column("isArchived", .integer)
        table.column("stars", .integer)
        table.column("forks", .integer)
        table.column("openIssues", .integer)
        table.column("language", .text)
        table.column("topics", .text)
        table.column("license", .text)
        table.column("defaultBranch", .text)
        table.column("createdAt", .real)
        table.column("updatedAt", .real)
        table.column("pushedAt", .real)
      }
    }
    return migrator
  }

  /// Returns the reason why a database can't hold favorites although SQLite can read it; `nil` if it can.
  ///
  /// - Parameters:
  ///   - migrator: The migrations, which may not have been applied yet.
  ///   - db: The database.
  /// - Throws: ``DatabaseOpener/Superseded``, or an error of the database.
  static func problem(before migrator: DatabaseMigrator, in db: Database) throws -> String? {
    let log = "grdb_migrations"
    if try db.tableExists(log), try !db.columns(in: log).contains(where: { $0.name == "identifier" }) {
      return "its table of migrations belongs to another program"
    }
    guard try !migrator.hasBeenSuperseded(db) else { throw DatabaseOpener.Superseded() }
    let isMigrated = try !migrator.appliedIdentifiers(db).isEmpty
    let hasTable = try db.tableExists(FavoriteRow.databaseTableName)
    if isMigrated, hasTable {
      let known = try Set(db.columns(in: FavoriteRow.databaseTableName).map(\.name))
      return known.isSuperset(of: columns) ? nil : "columns of its table of favorites are missing"
    }
    if isMigrated == hasTable { return nil }
    return hasTable
      ? "its table of favorites belongs to another program" : "its table of favorites is missing"
  }

  /// - Complexity: O(*n* log *n*) in the number of favorites.
  @Sendable static func fetchAll(_ db: Database) throws -> [Repository] {
    try FavoriteRow.fetchAll(db).map(\.repository).inFavoritesOrder()
  }

  /// - Returns: Whether the repository is a new favorite.
  static func add(_ repository: Repository, in db: Database) throws -> Bool {
    let isNew = try !FavoriteRow.exists(db, key: repository.id)
    try FavoriteRow(repository).upsert(db)
    return isNew
  }

  /// - Returns: Whether it was a favorite.
  static func remove(id: Repository.ID, in db: Database) throws -> Bool {
    try FavoriteRow.deleteOne(db, key: id)
  }

  /// - Returns: The number of favorites removed.
  static func clear(in db: Database) throws -> Int {
    try FavoriteRow.deleteAll(db)
  }

  /// Returns the repositories whose stored copy differs.
  static func stale(_ repositories: [Repository], in db: Database) throws -> [Repository] {
    let rows = try FavoriteRow.fetchAll(db, keys: repositories.map(\.id))
    let stored = Dictionary(rows.map { ($0.repository.id, $0.repository) }) { first, _ in first }
    return repositories.filter { repository in stored[repository.id].map { $0 != repository } ?? false }
  }

  /// Replaces the stored copy, unless the favorite has been removed meanwhile.
  static func update(_ repository: Repository, in db: Database) throws {
    guard try FavoriteRow.exists(db, key: repository.id) else { return }
    try FavoriteRow(repository).update(db)
  }
}

/// A row of the table: each property of the repository in a column of the same name.
struct FavoriteRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "favorite"

  var repository: Repository

  init(_ repository: Repository) {
    self.repository = repository
  }

  init(from decoder: any Decoder) throws {
    repository = try Repository(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try repository.encode(to: encoder)
  }

  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
    .timeIntervalSince1970
  }

  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
    .timeIntervalSince1970
  }
}
