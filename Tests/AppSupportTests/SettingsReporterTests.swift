import ArgumentParser
import CommandSupport
import Foundation
import Models
import Platform
import Testing

@testable import AppSupport

@Suite struct SettingsReporterTests {
  private func messages(of errors: [any Error]) throws -> String {
    let stream = MemoryStream()
    let context = CommandContext(
      environment: [:],
      standardOutput: MemoryStream(),
      standardError: stream
    )
    let output = Output(context: context, options: try CommonOptions.parse([]))
    let reporter = SettingsReporter(output: output, others: [])
    for error in errors {
      reporter.reportIssue(error, nil, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }
    return stream.text
  }

  @Test func `settings that can't be written are named once`() throws {
    let error = SystemError("open", "/etc/composed/settings.json", code: EACCES)
    #expect(
      try messages(of: [error, error])
        == "Warning: the settings can't be kept (open /etc/composed/settings.json: Permission denied); "
        + "they hold until the program ends.\n"
    )
  }

  @Test func `settings that can't be read are named`() throws {
    let folder = FileManager.default.temporaryDirectory
    let error = #expect(throws: CocoaError.self) { try Data(contentsOf: folder) }
    let message = try messages(of: [try #require(error)])
    #expect(message.hasPrefix("Warning: the settings can't be read (\(folder.path)"))
    #expect(message.hasSuffix(": Is a directory); default settings are used.\n"))
  }

  @Test func `other errors are left to others`() throws {
    #expect(try messages(of: [APIError.timedOut]) == "")
  }
}
