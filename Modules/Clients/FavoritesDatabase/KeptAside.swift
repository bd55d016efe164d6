import Foundation

/// A damaged database that was moved out of the way, to be looked at or repaired.
///
/// `Equatable` and `Sendable`, so that whoever shows messages to a person can hold on to it.
public struct KeptAside: Equatable, Hashable, Sendable {
  /// Where the database was.
  public let path: String

  /// Where it is now. Files that belonged to it (`-wal`, `-shm`, `-journal`) moved along, under the
  /// same name with their suffix.
  public let newPath: String

  /// What SQLite found, in SQLite's words.
  public let reason: String

  /// One sentence for a person: what happened, and what to do.
  public var message: String {
    "the database of favorites was damaged (\(reason)); it is kept as \(newPath), and a new one was begun"
  }

  /// Moves the database at a path, and what belongs to it, to `path.corrupt-1`, or the first number
  /// that is free.
  ///
  /// - Throws: what the file system answered. The database itself moves last, so that a failure
  ///   leaves it where it was.
  static func move(_ path: String, reason: String) throws -> KeptAside {
    let files = FileManager.default
    var number = 1
    while suffixes.contains(where: { files.fileExists(atPath: "\(path).corrupt-\(number)\($0)") }) {
      number += 1
    }
    let newPath = "\(path).corrupt-\(number)"
    for suffix in suffixes where files.fileExists(atPath: path + suffix) {
      try files.moveItem(atPath: path + suffix, toPath: newPath + suffix)
    }
    return KeptAside(path: path, newPath: newPath, reason: reason)
  }

  private static let suffixes = ["-wal", "-shm", "-journal", ""]
}
