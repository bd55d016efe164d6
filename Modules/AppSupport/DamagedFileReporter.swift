import CommandSupport
import ComposableArchitecture

/// A reporter that warns the user of a damaged file in one sentence, and leaves other issues to the other reporters.
struct DamagedFileReporter: IssueReporter {
  let output: Output
  let others: [any IssueReporter]

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if let file = error as? CorruptFile {
      let path = file.url.path(percentEncoded: false)
      let kept = file.keptAt.lastPathComponent
      try? output.message("Warning: \(path) is damaged and was kept as \(kept); default settings are used.")
      return
    }
    for reporter in others {
      reporter.reportIssue(
        error,
        message(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for reporter in others {
      reporter.reportIssue(
        message(),
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
