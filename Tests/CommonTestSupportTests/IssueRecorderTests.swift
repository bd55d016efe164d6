import CommonTestSupport
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
    #expect(recorder.issues.allSatisfy { $0.fileID == "CommonTestSupportTests/IssueRecorderTests.swift" })
  }
}
