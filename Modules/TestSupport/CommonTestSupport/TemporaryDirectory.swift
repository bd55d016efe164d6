import Foundation

/// A directory for one test, removed when it is released.
package final class TemporaryDirectory: Sendable {
  /// The directory.
  package let url: URL

  /// Creates an empty directory.
  ///
  /// - Parameter inMemory: Whether to keep the files in memory if the system can. Use it for tests of the interaction
  ///   between processes, not of disks.
  /// - Throws: An error of the file system.
  package init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let parent =
      inMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    url = parent.appendingPathComponent("test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the names of the files, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Returns the path of a file.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Returns whether a file exists.
  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Reads a file.
  package func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  /// Writes a file.
  package func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(fileURLWithPath: path(name)))
  }
}
