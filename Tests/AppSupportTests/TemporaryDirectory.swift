import Foundation

/// A directory that is removed when the value is deinitialized.
final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String, mode: Int) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: mode],
      ofItemAtPath: file.path(percentEncoded: false)
    )
    return file
  }
}
