import Foundation
import HTTPTransport

/// The file that may contain keys: lines of `NAME=value`, with the names of the environment variables.
///
///     # ~/.config/composed/keys
///     GITHUB_TOKEN=…
///
/// It is ignored unless it is a regular file of the user that no other can read (mode 0600 or narrower).
public struct KeyFile: Equatable, Sendable {
  /// The keys, by the name of their variable.
  public private(set) var keys: [String: Secret] = [:]
  /// The problems with the file: sentences for people. They never contain a key.
  public private(set) var warnings: [String] = []

  /// The size of the largest file that is read, in bytes.
  private static let limit = 1 << 16

  /// Reads the file, without waiting for anything. A missing file has no keys; an invalid one has warnings.
  public init(at url: URL) {
    let path = url.path(percentEncoded: false)
    // Without O_NONBLOCK, a FIFO would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      if errno != ENOENT, errno != ENOTDIR {
        warnings = ["\(path) cannot be read (\(reason)); it is ignored"]
      }
      return
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    // Checks the open file instead of the path, so that the file can't be replaced between check and read.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let kind = Self.kind(status.st_mode)
      warnings = ["\(path) is \(kind) instead of a file with keys; it is ignored"]
      return
    }
    guard status.st_uid == geteuid() else {
      warnings = ["\(path) belongs to another user, so its keys are ignored; write a file that is yours"]
      return
    }
    guard status.st_mode & 0o077 == 0 else {
      warnings = ["others can read \(path), so its keys are ignored; run: chmod 600 '\(path)'"]
      return
    }
    guard let data = try? handle.read(upToCount: Self.limit + 1) ?? Data() else {
      warnings = ["\(path) cannot be read; it is ignored"]
      return
    }
    guard data.count <= Self.limit else {
      warnings = ["\(path) is larger than \(Self.limit >> 10) KiB, so its keys are ignored"]
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      warnings = ["\(path) isn't UTF-8 text, so its keys are ignored; save it as UTF-8"]
      return
    }
    read(text, path: path)
  }

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a directory"
    case S_IFIFO: "a named pipe"
    case S_IFCHR, S_IFBLK: "a device"
    default: "something else"
    }
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
