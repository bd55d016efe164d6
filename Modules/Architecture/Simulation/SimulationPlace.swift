import Foundation

/// The call of a simulation in a test.
package struct SimulationPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The name of the test.
  let function: String

  package init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ function: StaticString
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    self.function = String("\(function)".prefix { $0 != "(" }.filter { $0 != "`" })
  }

  /// The seed of the test: the same each time.
  var seed: UInt64 {
    // FNV-1a. The hashes of the standard library differ from process to process.
    "\(fileID) \(function)".utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
