import Foundation

/// The reason why favorites couldn't be read or stored.
public enum FavoritesError: Codable, Error, Equatable, Hashable, Sendable {
  /// Another process locked the database for too long.
  case busy(path: String)
  /// The database or its directory couldn't be opened or created.
  case cannotOpen(path: String, reason: String)
  /// The database is damaged and couldn't be replaced.
  case damaged(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// Any other error, in the database's words.
  case failed(reason: String)
  /// A newer version of the program wrote the database.
  case newerVersion(path: String)
  /// The database can be read but not written.
  case readOnly(path: String)

  /// Converts any error: a `FavoritesError` stays as it is, others become ``failed(reason:)`` with their description.
  public init(_ error: any Error) {
    self = error as? FavoritesError ?? .failed(reason: String(describing: error))
  }
}

extension FavoritesError: LocalizedError {
  /// One line for people: what happened, with which file, and what to do.
  ///
  /// It begins in lower case and has no final period, so that it can follow a name and a colon.
  public var message: String {
    switch self {
    case .busy(let path):
      "another program is using the favorites in \(path); try again when it has finished"
    case .cannotOpen(let path, let reason):
      "the favorites in \(path) could not be opened (\(reason)); check the path and its permissions"
    case .damaged(let path):
      "the favorites in \(path) are damaged and could not be replaced; move the file away and try again"
    case .diskFull(let path):
      "there is no room left to store favorites in \(path); free some space and try again"
    case .failed(let reason):
      "the favorites could not be used (\(reason)); try again"
    case .newerVersion(let path):
      "the favorites in \(path) were stored by a newer version of this program; update it to use them"
    case .readOnly(let path):
      "the favorites in \(path) may not be changed; check the permissions of the file and its directory"
    }
  }

  public var errorDescription: String? { message }
}
