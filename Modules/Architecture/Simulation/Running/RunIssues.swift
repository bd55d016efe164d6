import ComposableArchitecture
import Testing

/// The issues of a run, and the failed expectations of its invariants. They fail no test yet.
struct RunIssues: Sendable {
  /// The issues of the simulation that is running.
  @TaskLocal static var current = RunIssues()

  let reports = IssueRecorder()
  let expectations = IssueRecorder()

  /// Records a failed expectation.
  func record(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
    expectations.add(IssueRecorder.Issue(message: "\(issue) (\(place))", fileID: place, line: 0))
  }

  var isEmpty: Bool { reports.issues.isEmpty && expectations.issues.isEmpty }

  /// Returns the first failure, and forgets all.
  ///
  /// - Parameter withReports: Whether an issue that the feature reports is a failure.
  /// - Returns: Its message, the text that identifies it while the run is being shrunk, and whether it was reported.
  func takeFirst(withReports: Bool) -> (message: String, signature: String, isReport: Bool)? {
    let report = reports.takeAll().first
    let expectation = expectations.takeAll().first
    if withReports, let report {
      let heading = report.message.prefix { $0 != "\n" }
      return (report.message, "report \(report.fileID):\(report.line) \(heading)", true)
    }
    return expectation.map { ($0.message, "expectation \($0.fileID)", false) }
  }
}
