import Foundation

/// A damaged database that was moved aside so that it can be inspected or repaired.
///
/// It is `Equatable` and `Sendable` so that a feature's state can hold it.
public struct QuarantinedDatabase: Equatable, Hashable, Sendable {
  /// The database's original path.
  public let path: String

  /// The current path. Files that belong to the database (`-wal`, `-shm`, `-journal`) are moved along, under the same
  /// name with their suffix.
  public let newPath: String

  /// The problem in SQLite's words.
  public let reason: String

  /// One sentence for people: what happened, and what to do.
  public var message: String {
    "the database of favorites was damaged (\(reason)); it is kept as \(newPath), and a new one was begun"
  }

  /// Moves the database at a path, and the files that belong to it, to `path.corrupt-1`, or the first free number.
  ///
  /// - Throws: An error of the file system. The database itself moves last, so that after a failure it is still at its
  ///   path.
  static func move(_ path: String, reason: String) throws -> QuarantinedDatabase {
    let files = FileManager.default
    var number = 1
    while suffixes.contains(where: { files.fileExists(atPath: "\(path).corrupt-\(number)\($0)") }) {
      number += 1
    }
    let newPath = "\(path).corrupt-\(number)"
    for suffix in suffixes where files.fileExists(atPath: path + suffix) {
      try files.moveItem(atPath: path + suffix, toPath: newPath + suffix)
    }
    return QuarantinedDatabase(path: path, newPath: newPath, reason: reason)
  }

  private static let suffixes = ["-wal", "-shm", "-journal", ""]
}
