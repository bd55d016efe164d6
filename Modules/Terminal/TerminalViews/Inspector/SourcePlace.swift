/// A line of a source file.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `Module/File.swift`.
  package let fileID: String
  package let line: Int

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  package var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}
