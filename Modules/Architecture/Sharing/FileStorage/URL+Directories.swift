import Foundation

#if !canImport(Darwin)
  // Foundation has these on Apple's platforms only. There, nearly every key of a file storage begins with one.
  extension URL {
    /// The directory for the user's documents.
    ///
    /// ```swift
    /// @Shared(.fileStorage(.documentsDirectory.appending(component: "sync-ups.json"))) var syncUps: [SyncUp] = []
    /// ```
    @_disfavoredOverload
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }

    /// The directory for an app's files that aren't documents of the user.
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL {
      directory(.applicationSupportDirectory, ".local/share")
    }

    /// The directory for files that can be made or fetched again.
    @_disfavoredOverload
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }

    /// The directory for the user's downloads.
    @_disfavoredOverload
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }

    private static func directory(
      _ directory: FileManager.SearchPathDirectory,
      _ fallback: String
    ) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? homeDirectory.appending(path: fallback, directoryHint: .isDirectory)
    }
  }
#endif
