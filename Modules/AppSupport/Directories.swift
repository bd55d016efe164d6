import Foundation

/// The directories for the programs' files (XDG Base Directory Specification 0.8).
public struct Directories: Equatable, Sendable {
  /// User data: `$XDG_DATA_HOME/composed`.
  public var data: URL
  /// User settings: `$XDG_CONFIG_HOME/composed`.
  public var configuration: URL
  /// Data that can be fetched again: `$XDG_CACHE_HOME/composed`.
  public var cache: URL

  /// Finds the directories without creating them.
  ///
  /// As the specification requires, a variable that is empty or isn't an absolute path is ignored.
  ///
  /// - Parameter environment: The process's environment.
  public init(environment: [String: String]) {
    let home = URL(
      filePath: environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory(),
      directoryHint: .isDirectory
    )
    func directory(_ variable: String, standard: String) -> URL {
      let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (base.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? home.appending(path: standard))
        .appending(path: "composed", directoryHint: .isDirectory)
    }
    data = directory("XDG_DATA_HOME", standard: ".local/share")
    configuration = directory("XDG_CONFIG_HOME", standard: ".config")
    cache = directory("XDG_CACHE_HOME", standard: ".cache")
  }

  /// The database of favorites.
  public var favorites: URL { data.appending(path: "favorites.sqlite") }

  /// The settings of the interactive app, whichever program starts it.
  public var settings: URL { configuration.appending(path: "settings.json") }

  /// The file that may contain keys.
  public var keys: URL { configuration.appending(path: "keys") }
}
