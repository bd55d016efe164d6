import FavoritesClient
import Foundation
import GRDB
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FavoritesError {
  /// Converts an error of the database at a path to one with a message for people. Cancellation errors stay as they
  /// are.
  static func describing(_ error: any Error, path: String) -> any Error {
    switch error {
    case is CancellationError, is FavoritesError: error
    case let error as DatabaseError: describing(error, path: path)
    case is DatabaseOpener.Superseded: FavoritesError.newerVersion(path: path)
    case let error as SystemError where error.code == EWOULDBLOCK: FavoritesError.busy(path: path)
    case let error as SystemError:
      FavoritesError.cannotOpen(path: path, reason: String(cString: strerror(error.code)))
    case let error as POSIXError:
      FavoritesError.failed(reason: String(cString: strerror(error.code.rawValue)))
    default: FavoritesError.cannotOpen(path: path, reason: reason(of: error))
    }
  }

  /// Converts a database error by SQLite's result codes: https://www.sqlite.org/rescode.html
  private static func describing(_ error: DatabaseError, path: String) -> any Error {
    let reason = error.message ?? "error \(error.resultCode.rawValue)"
    return switch error.resultCode {
    case .SQLITE_INTERRUPT: CancellationError()
    case .SQLITE_BUSY, .SQLITE_LOCKED: FavoritesError.busy(path: path)
    case .SQLITE_FULL: FavoritesError.diskFull(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM: FavoritesError.readOnly(path: path)
    case .SQLITE_CANTOPEN: FavoritesError.cannotOpen(path: path, reason: reason)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: FavoritesError.damaged(path: path)
    default: FavoritesError.failed(reason: reason)
    }
  }

  /// Returns the file system's message without Foundation's wrapping.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(of: underlying) }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
