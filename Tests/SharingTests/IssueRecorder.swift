import Dependencies
import IssueReporting

/// Collects issues in the place of failing the test.
struct IssueRecorder: IssueReporter {
  struct Issue: Sendable {
    var message: String
    var fileID: String
    var line: UInt
  }

  private let recorded = LockIsolated<[Issue]>([])

  var issues: [Issue] { recorded.value }
  var messages: [String] { issues.map(\.message) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message() ?? "", fileID: "\(fileID)", line: line)
    recorded.withValue { $0.append(issue) }
  }

  func callAsFunction<R>(_ operation: () throws -> R) rethrows -> R {
    try withIssueReporters([self], operation: operation)
  }

  func callAsFunction<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await withIssueReporters([self], operation: operation)
  }
}
