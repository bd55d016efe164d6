import ConcurrencyExtras
import Dependencies
import Testing

@Suite struct PrepareDependenciesTests {
  private let recorder = IssueRecorder()
  @Dependency(\.greeter) var greeter
  @Dependency(\.untested) var untested

  @Test func `a prepared value is the default`() {
    prepareDependencies { $0.greeter = .constant("prepared") }
    #expect(greeter.greet() == "prepared")
  }

  @Test func `a part of a dependency is prepared`() {
    recorder {
      prepareDependencies {
        $0.untested.size = 2
        $0.untested.name = "prepared"
      }
      #expect(untested.name == "prepared")
      #expect(untested.size == 2)
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test func `an override goes before a prepared value`() {
    prepareDependencies { $0.greeter = .constant("prepared") }
    withDependencies {
      $0.greeter = .constant("override")
    } operation: {
      #expect(greeter.greet() == "override")
    }
    #expect(greeter.greet() == "prepared")
  }

  @Test func `dependencies are prepared asynchronously`() async {
    await prepareDependencies {
      await Task.yield()
      $0.greeter = .constant("prepared")
    }
    #expect(greeter.greet() == "prepared")
  }

  /// An object that reads a dependency when it is released.
  private final class Asker: Sendable {
    let greetings: LockIsolated<[String]>
    init(_ greetings: LockIsolated<[String]>) { self.greetings = greetings }

    deinit {
      let greeting = DependencyValues._current.greeter.greet()
      greetings.withValue { $0.append(greeting) }
    }
  }

  private enum AskerKey: DependencyKey {
    static var liveValue: Asker? { nil }
    static var testValue: Asker? { nil }
  }

  @Test(.timeLimit(.minutes(30)))
  func `a prepared value that is replaced may ask for dependencies as it is released`() {
    let greetings = LockIsolated<[String]>([])
    prepareDependencies {
      $0.greeter = .constant("prepared")
      $0[AskerKey.self] = Asker(greetings)
      $0[AskerKey.self] = nil
    }
    #expect(greetings.value == ["prepared"])
  }

  @Test func `preparing returns and throws`() {
    struct Failure: Error {}
    #expect(prepareDependencies { _ in 42 } == 42)
    #expect(throws: Failure.self) { try prepareDependencies { _ in throw Failure() } }
  }

  @Test func `preparing twice is an issue and changes nothing`() throws {
    recorder {
      prepareDependencies { $0.greeter = .constant("first") }
      prepareDependencies { $0.greeter = .constant("second") }
    }
    #expect(greeter.greet() == "first")
    #expect(recorder.issues.count == 1)
    #expect(
      try #require(recorder.messages.first).hasPrefix(
        #"@Dependency(\.greeter) has already been accessed or prepared."#
      )
    )
  }

  @Test func `preparing what was read is an issue and changes nothing`() throws {
    let line: UInt = #line + 3
    recorder {
      _ = greeter
      prepareDependencies { $0.greeter = .constant("late") }
    }
    #expect(greeter.greet() == "test")
    #expect(recorder.issues.map(\.line) == [line])
  }

  @Test func `a preview is prepared again and again`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      recorder {
        prepareDependencies { $0.greeter = .constant("first") }
        prepareDependencies { $0.greeter = .constant("second") }
      }
      #expect(greeter.greet() == "second")
    }
    #expect(recorder.issues.isEmpty)
  }

  @Test(arguments: 1...4)
  func `what one case prepares is not seen by another`(number: Int) {
    prepareDependencies { $0.greeter = .constant("\(number)") }
    #expect(greeter.greet() == "\(number)")
  }
}
