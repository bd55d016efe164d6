/// A place in source code.
@usableFromInline
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  @usableFromInline var description: String { "\(fileID):\(line)" }
}

extension SourceLocation {
  static let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
}
