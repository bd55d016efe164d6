import IssueReporting
import Platform
import Testing

/// A collector of the failures of a run. They fail no test yet.
final class IssueCollector: IssueReporter {
  /// A failure, and the text that identifies it while the run is being shrunk.
  struct Found: Sendable {
    let message: String
    let signature: String
    /// Whether the feature reported it, and not an invariant of the test.
    let isReport: Bool
  }

  private let found = Mutex<[Found]>([])

  /// Returns the failures, and forgets them.
  func takeAll() -> [Found] {
    found.withLock { found in
      defer { found = [] }
      return found
    }
  }

  var isEmpty: Bool { found.withLock(\.isEmpty) }

  /// Records a failure of an expectation.
  func record(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
    add(Found(message: "\(issue) (\(place))", signature: "expectation \(place)", isReport: false))
  }

  func add(_ issue: Found) { found.withLock { $0.append(issue) } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? "an issue"
    let heading = message.prefix { $0 != "\n" }
    add(Found(message: message, signature: "report \(fileID):\(line) \(heading)", isReport: true))
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(message() ?? "an error was reported"): \(error)"
    add(Found(message: text, signature: "report \(fileID):\(line)", isReport: true))
  }
}

extension IssueCollector {
  /// The collector of the simulation that is running.
  @TaskLocal static var current = IssueCollector()
}
