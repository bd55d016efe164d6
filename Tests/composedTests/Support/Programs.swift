import Foundation

/// The programs, built in the same directory as the tests.
enum Programs {
  /// Returns the path of a program.
  static func path(_ name: String) throws -> String {
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let executables = [Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0])]
      .compactMap { $0?.deletingLastPathComponent() }
    for folder in executables + bundles {
      let path = folder.appending(path: name).path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Missing(name: name)
  }

  struct Missing: Error {
    var name: String
  }
}
