import ConcurrencyExtras
import Dependencies
import Testing

/// Objects in default values can be changed where dependencies are overridden or prepared.
@Suite struct ReferenceDefaultsTests {
  @Test func `an object that is changed in a closure of overrides is the one that is used`() {
    withDependencies {
      $0.inbox.add("a")
    } operation: {
      @Dependency(\.inbox) var inbox
      #expect(inbox.letters == ["a"])
    }
  }

  @Test func `a value with a reference is the same one, too`() {
    withDependencies {
      $0.outbox.send("a")
      $0.outbox.send("b")
    } operation: {
      @Dependency(\.outbox) var outbox
      #expect(outbox.sent.value == ["a", "b"])
    }
  }

  @Test func `an object that is changed while it is prepared is the one that is used`() {
    prepareDependencies { $0.inbox.add("prepared") }
    @Dependency(\.inbox) var inbox
    #expect(inbox.letters == ["prepared"])
  }

  @Test func `another object can be prepared after the default one was looked at`() {
    prepareDependencies {
      $0.inbox.add("lost")
      $0.inbox = Inbox(letters: ["mine"])
    }
    @Dependency(\.inbox) var inbox
    #expect(inbox.letters == ["mine"])
  }

  @Test func `an unset dependency that was looked at is reported when it is read`() {
    withDependencies {
      $0[Numbers.self].number = { 5 }
    } operation: {
      @Dependency(Numbers.self) var numbers
      #expect(numbers.number() == 5)
    }
    withKnownIssue {
      @Dependency(Numbers.self) var numbers
      _ = numbers.number()
    } matching: {
      "\($0)".contains("has no test implementation")
    }
  }

  @Test func `an object of one test isn't that of another`() {
    @Dependency(\.inbox) var inbox
    #expect(inbox.letters == [])
  }
}

private struct Numbers: DependencyKey {
  static var liveValue: Numbers { Numbers { 1 } }

  var number: @Sendable () -> Int
}

private final class Inbox: Sendable, TestDependencyKey {
  static var testValue: Inbox { Inbox(letters: []) }

  private let received: LockIsolated<[String]>

  init(letters: [String]) { received = LockIsolated(letters) }

  var letters: [String] { received.value }

  func add(_ letter: String) { received.withValue { $0.append(letter) } }
}

private struct Outbox: TestDependencyKey {
  static var testValue: Outbox { Outbox(sent: LockIsolated([])) }

  let sent: LockIsolated<[String]>

  func send(_ letter: String) { sent.withValue { $0.append(letter) } }
}

extension DependencyValues {
  fileprivate var inbox: Inbox {
    get { self[Inbox.self] }
    set { self[Inbox.self] = newValue }
  }

  fileprivate var outbox: Outbox {
    get { self[Outbox.self] }
    set { self[Outbox.self] = newValue }
  }
}
