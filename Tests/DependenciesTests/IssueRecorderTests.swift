import Dependencies
import IssueReporting
import Testing

@Suite struct IssueRecorderTests {
  @Test func `issues are recorded in order with their lines`() async {
    let recorder = IssueRecorder()
    let result = recorder {
      reportIssue("first")
      return 1
    }
    await recorder {
      await Task.yield()
      reportIssue("second")
    }
    #expect(result == 1)
    #expect(recorder.messages == ["first", "second"])
    #expect(recorder.issues.map(\.line) == [9, 14])
    #expect(recorder.issues.allSatisfy { $0.fileID == "DependenciesTests/IssueRecorderTests.swift" })
  }

  @Test func `a reported error is recorded with its message, and taken once`() {
    let recorder = IssueRecorder()
    recorder {
      reportIssue(CancellationError(), "it failed")
      reportIssue(CancellationError())
    }
    recorder.add(IssueRecorder.Issue(message: "last"))
    #expect(
      recorder.takeAll().map(\.message) == [
        "Caught error: CancellationError(): it failed", "Caught error: CancellationError()", "last",
      ]
    )
    #expect(recorder.messages == [])
  }
}
