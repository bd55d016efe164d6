import CommonTestSupport
import Foundation

extension TemporaryDirectory {
  /// Writes a file with permissions.
  func write(_ text: String, to name: String, mode: Int) throws -> URL {
    try write(Data(text.utf8), to: name)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    return url.appending(path: name)
  }
}
