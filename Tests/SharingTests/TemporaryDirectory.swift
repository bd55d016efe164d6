import Foundation

/// Files in a temporary directory, which is removed with the test.
final class TemporaryDirectory: Sendable {
  let url: URL

  /// - Parameter inMemory: Whether the files are to lie in memory, where the system offers it: for tests of what
  ///   processes do with each other, not of what they do with a disk.
  init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let parent =
      inMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    url = parent.appendingPathComponent("sharing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
