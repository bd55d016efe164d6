import Dependencies
import FavoritesClient
import Foundation

extension FavoritesClient {
  /// Creates a client with the favorites in an SQLite database. The first call opens the file.
  ///
  /// - Parameters:
  ///   - path: The file. Its directory is created if it is missing.
  ///   - timeout: The time in seconds to wait for other processes before a call fails as busy.
  ///   - onQuarantine: Called on any thread after a damaged database was moved aside. By default its message goes to
  ///     standard error.
  public static func live(
    path: String,
    timeout: Double = 10,
    onQuarantine: @escaping @Sendable (QuarantinedDatabase) -> Void = FavoritesDatabase.reportToStandardError
  ) -> FavoritesClient {
    let database = FavoritesDatabase(path: path, timeout: timeout, onQuarantine: onQuarantine)
    return FavoritesClient(
      all: { try await database.all() },
      add: { try await database.add($0) },
      remove: { try await database.remove(id: $0) },
      toggle: { try await database.toggle($0) },
      refresh: { try await database.refresh($0) },
      clear: { try await database.clear() },
      observe: { database.observe() }
    )
  }
}

extension FavoritesClient: DependencyKey {
  /// The current user's favorites, at ``FavoritesDatabase/defaultPath(environment:)``.
  public static let liveValue = FavoritesClient.live(
    path: FavoritesDatabase.defaultPath(environment: ProcessInfo.processInfo.environment)
  )
}

extension FavoritesDatabase {
  /// Returns `composed/favorites.sqlite` in `XDG_DATA_HOME`, or in `~/.local/share` if that variable is unset, empty
  /// or relative (XDG Base Directory Specification 0.8).
  public static func defaultPath(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let dataHome = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (dataHome ?? home + "/.local/share") + "/composed/favorites.sqlite"
  }

  /// Writes the message to standard error.
  @Sendable public static func reportToStandardError(_ quarantined: QuarantinedDatabase) {
    FileHandle.standardError.write(Data((quarantined.message + "\n").utf8))
  }
}
