import Dependencies
import Testing

extension DependencyValues {
  @DependencyEntry fileprivate var pageSize = 30
  @DependencyEntry fileprivate var title: String?
  @DependencyEntry fileprivate var greeting: any Greeting = Hello(name: "live")
}

private protocol Greeting: Sendable { var name: String { get } }
private struct Hello: Greeting, Equatable { var name: String }

private enum GreetingKey: TestDependencyKey {
  static var testValue: any Greeting { Hello(name: "test") }
}

private enum HelloKey: TestDependencyKey {
  static var testValue: Hello { Hello(name: "key") }
}

@Suite struct DependencyEntryTests {
  @Dependency(\.pageSize) private var pageSize
  @Dependency(\.title) private var title

  @Test func `an entry has the value that it is declared with`() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(pageSize == 30)
      #expect(title == nil)
    }
  }

  @Test func `an entry is overridden`() {
    withDependencies {
      $0.pageSize = 5
      $0.title = "Coins"
    } operation: {
      #expect(pageSize == 5)
      #expect(title == "Coins")
    }
  }

  @Test func `reading an entry in a test is an issue`() {
    let recorder = IssueRecorder()
    recorder { #expect(pageSize == 30) }
    #expect(recorder.issues.count == 1)
    #expect(
      recorder.issues.first?.message.contains(#"@Dependency(\.pageSize) has no test implementation"#) == true
    )
  }

  @Test func `a dependency is read as another type`() {
    withDependencies {
      $0.greeting = Hello(name: "Ada")
    } operation: {
      @Dependency(\.greeting, as: Hello.self) var hello
      #expect(hello == Hello(name: "Ada"))
      @Dependency(\.pageSize, as: (any Equatable & Sendable).self) var size
      withDependencies {
        $0.pageSize = 7
      } operation: {
        #expect(size as? Int == 7)
      }
    }
    @Dependency(GreetingKey.self, as: Hello.self) var test
    #expect(test.name == "test")
    @Dependency(HelloKey.self, as: (any Greeting).self) var greeting
    #expect(greeting.name == "key")
  }

  @Test func `a dependency that isn't of the type stops the process`() async {
    await #expect(processExitsWith: .failure) {
      @Dependency(HelloKey.self, as: Int.self) var number
      _ = number
    }
  }
}
