import Foundation

/// A test made of the actions in an inspector.
public struct InspectorTest: Hashable, Sendable {
  /// The text of the file.
  public var source: String
  /// The name of the file. There is no file of this name in the folder.
  public var fileName: String
  /// The folder of the feature's tests; `nil` if the sources aren't here.
  public var folder: URL?

  /// - Parameters:
  ///   - source: The text of the file.
  ///   - fileName: The name of the file, which the folder doesn't have yet.
  ///   - folder: The folder of the feature's tests; `nil` if the sources aren't here.
  public init(source: String, fileName: String, folder: URL?) {
    self.source = source
    self.fileName = fileName
    self.folder = folder
  }
}

extension Inspector {
  /// Makes a test of the actions up to the shown one. It is written to the folder of the feature's tests, or opened in
  /// the user's editor if that isn't here.
  func saveTest(_ edit: EditAction) {
    let made = entries.filter { $0.number <= lookedAt ?? 0 }
    guard let makeTest, !made.isEmpty else {
      message =
        made.isEmpty ? "Nothing has happened yet that a test could repeat." : "This program makes no tests."
      return
    }
    do {
      let test = try makeTest(made)
      let actions = "\(made.count) action\(made.count == 1 ? "" : "s")"
      if let folder = test.folder {
        try Data(test.source.utf8).write(
          to: folder.appending(path: test.fileName),
          options: .withoutOverwriting
        )
        message = "\(folder.lastPathComponent)/\(test.fileName) tests the \(actions) up to here."
      } else {
        message = try open(test, edit)
      }
    } catch {
      message = error.localizedDescription
    }
  }

  private func open(_ test: InspectorTest, _ edit: EditAction) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
    let file = folder.appending(path: test.fileName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(test.source.utf8).write(to: file, options: .withoutOverwriting)
    if edit(file) { return "The test is in \(file.path): the sources of the feature aren't here." }
    try FileManager.default.removeItem(at: folder)
    return "No test was written: the sources of the feature aren't here, and EDITOR isn't set."
  }
}
