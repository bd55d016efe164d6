import Foundation
import HTTPTransport

/// The file that may contain keys: lines of `NAME=value`, with the names of the environment variables.
///
///     # ~/.config/composed/keys
///     GITHUB_TOKEN=…
///
/// It is ignored unless only its owner can read it (mode 0600 or narrower).
public struct KeyFile: Equatable, Sendable {
  /// The keys, by the name of their variable.
  public private(set) var keys: [String: Secret] = [:]
  /// The problems with the file: sentences for people. They never contain a key.
  public private(set) var warnings: [String] = []

  /// Reads the file. A missing file has no keys; an invalid one has warnings.
  public init(at url: URL) {
    let path = url.path(percentEncoded: false)
    guard let handle = FileHandle(forReadingAtPath: path) else {
      if FileManager.default.fileExists(atPath: path) { warnings = ["\(path) cannot be read; it is ignored"] }
      return
    }
    defer { try? handle.close() }
    var status = stat()
    // Checks the open file instead of the path, so that the file can't be replaced between check and read.
    guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      warnings = ["\(path) isn't a regular file; it is ignored"]
      return
    }
    guard status.st_mode & 0o077 == 0 else {
      warnings = ["others can read \(path), so its keys are ignored; run: chmod 600 '\(path)'"]
      return
    }
    guard let data = try? handle.read(upToCount: 1 << 16), let text = String(data: data, encoding: .utf8)
    else { return }
    read(text, path: path)
  }

  private mutating func read(_ text: String, path: String) {
    let known = Set(WebService.allCases.flatMap(\.keyVariables))
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingPrefix(while: \.isWhitespace)
      if line.isEmpty || line.first == "#" { continue }
      let parts = line.split(separator: "=", maxSplits: 1)
      let name = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      guard parts.count == 2, known.contains(name), let key = Secret(String(parts[1])) else {
        warnings.append("line \(index + 1) of \(path) isn't a NAME=key with one of the known names")
        continue
      }
      keys[name] = key
    }
  }
}
