import Foundation
import JSONValues
import Testing

/// An answer of a service, as `Scripts/record-service` keeps it.
struct RecordedAnswer {
  let url: URL
  let body: JSONValue

  /// Reads `Tests/CLIENTTests/Answers/NAME.json`.
  init(client: String, name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let file = tests.appending(path: "\(client)Tests/Answers/\(name).json")
    guard case .object(let members) = try JSONValue(Data(contentsOf: file)),
      case .string(let base)? = members["base"], case .string(let path)? = members["path"],
      let url = URL(string: base + path), let body = members["body"]
    else { throw Malformed(file: file.standardizedFileURL.path) }
    self.url = url
    self.body = body
  }

  struct Malformed: Error {
    var file: String
  }
}
