import Dependencies
import Testing

@Suite struct MissingDependencyTests {
  private let recorder = IssueRecorder()

  @Test func `a missing test value is one issue that names key type and place`() throws {
    let line: UInt = #line + 1
    @Dependency(\.untested) var untested
    recorder {
      #expect(untested.name == "live")
      _ = untested
    }
    let issue = try #require(recorder.issues.first)
    #expect(recorder.issues.count == 1)
    #expect(
      issue.message.contains(
        #"@Dependency(\.untested) has no test implementation, but was accessed from a test context"#
      )
    )
    #expect(issue.message.contains("Untested"))
    #expect(issue.message.contains("DependenciesTests/MissingDependencyTests.swift:\(line)"))
    #expect(issue.fileID == "DependenciesTests/MissingDependencyTests.swift")
    #expect(issue.line == line)
  }

  @Test func `an overridden dependency isn't an issue`() {
    @Dependency(\.untested) var untested
    recorder {
      withDependencies {
        $0.untested = Untested(name: "overridden")
      } operation: {
        #expect(untested.name == "overridden")
      }
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `overriding a part of an unset dependency isn't an issue`() {
    @Dependency(\.untested) var untested
    recorder {
      withDependencies {
        $0.untested.size = 3
      } operation: {
        #expect(untested.size == 3)
      }
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `an unset dependency is still an issue after another scope overrode a part of it`() {
    @Dependency(\.untested) var untested
    recorder {
      withDependencies {
        $0.untested.size = 3
      } operation: {
      }
      _ = untested
    }
    #expect(recorder.issues.count == 1)
  }

  @Test func `a missing live value is one issue`() throws {
    @Dependency(\.unimplementable) var unimplementable
    recorder {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(unimplementable.name == "test")
        _ = unimplementable
      }
    }
    let message = try #require(recorder.messages.first)
    #expect(recorder.messages.count == 1)
    #expect(
      message.hasPrefix(
        #"@Dependency(\.unimplementable) has no live implementation, but was accessed from a live context."#
      )
    )
    #expect(message.contains("Unimplementable"))
  }

  @Test func `a dependency read by its key is named by it`() throws {
    @Dependency(Untested.self) var untested
    recorder { _ = untested }
    let message = try #require(recorder.messages.first)
    #expect(message.hasPrefix("@Dependency(Untested.self) has no test implementation"))
  }

  @Test func `a key may decline to report`() {
    enum Quiet: DependencyKey {
      static let liveValue = 1
      static let shouldReportUnimplemented = false
    }
    @Dependency(Quiet.self) var quiet
    recorder { #expect(quiet == 1) }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `the dependency behind another's default is named`() throws {
    enum Outer: DependencyKey {
      static var liveValue: String {
        @Dependency(\.untested) var untested
        return untested.name
      }
      static var testValue: String { liveValue }
    }
    @Dependency(Outer.self) var outer
    recorder { #expect(outer == "live") }
    #expect(recorder.messages.count == 1)
    #expect(try #require(recorder.messages.first).hasPrefix(#"@Dependency(\.untested)"#))
  }

  @Test func `missing live values are found without an issue`() {
    let missing = recorder {
      DependencyValues().missingLiveValues {
        _ = $0.greeter
        _ = $0.unimplementable
        _ = $0.unimplementable
        @Dependency(Unimplementable.self) var unimplementable
        _ = unimplementable
      }
    }
    #expect(recorder.issues.isEmpty)
    #expect(
      missing.map(\.description) == [
        #"@Dependency(\.unimplementable) (Unimplementable)"#,
        "@Dependency(Unimplementable.self) (Unimplementable)",
      ]
    )
  }

  @Test func `an overridden dependency is not missing`() {
    var values = DependencyValues()
    values.unimplementable = Unimplementable(name: "here")
    #expect(values.missingLiveValues { _ = $0.unimplementable } == [])
  }
}
