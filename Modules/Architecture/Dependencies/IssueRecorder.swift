import IssueReporting
import Platform

/// A recorder of the issues that an operation reports. They fail no test.
package final class IssueRecorder: IssueReporter {
  /// A reported issue.
  package struct Issue: Sendable {
    /// The message; empty if there is none.
    package var message: String
    /// The file that reported the issue: `MODULE/FILE.swift`.
    package var fileID: String
    /// The line that reported the issue.
    package var line: UInt

    package init(message: String, fileID: String = #fileID, line: UInt = #line) {
      (self.message, self.fileID, self.line) = (message, fileID, line)
    }
  }

  private let recorded = Mutex<[Issue]>([])

  /// Creates a recorder without issues.
  package init() {}

  /// The issues, in order.
  package var issues: [Issue] { recorded.withLock { $0 } }
  /// The messages of the issues, in order.
  package var messages: [String] { issues.map(\.message) }

  /// Records an issue.
  package func add(_ issue: Issue) { recorded.withLock { $0.append(issue) } }

  /// Returns the issues, and forgets them.
  package func takeAll() -> [Issue] {
    recorded.withLock { recorded in
      defer { recorded = [] }
      return recorded
    }
  }

  /// Records an issue. `IssueReporting` calls it.
  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) { add(Issue(message: message() ?? "", fileID: "\(fileID)", line: line)) }

  /// Runs an operation and records its issues.
  package func callAsFunction<R>(_ operation: () throws -> R) rethrows -> R {
    try withIssueReporters([self], operation: operation)
  }

  /// Runs an asynchronous operation and records its issues.
  package func callAsFunction<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R { try await withIssueReporters([self], operation: operation) }
}
