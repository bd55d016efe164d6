import Dependencies
import Foundation
import Sharing
import Testing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var score: Self { Self[.inMemory("score"), default: 7] }
}

extension SharedReaderKey where Self == InMemoryKey<String>.Default {
  fileprivate static var title: Self { Self[.inMemory("title"), default: "Untitled"] }
}

@Suite struct SharedKeyTests {
  @Test func `wrappers with the same key share the value`() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 1
    @Shared(.inMemory("other")) var other = 1
    $first.withLock { $0 = 5 }
    #expect(second == 5)
    #expect(other == 1)
  }

  @Test func `the first initial value counts`() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 2
    #expect(first == 1)
    #expect(second == 1)
  }

  @Test func `a value outlives its wrappers`() {
    do {
      @Shared(.inMemory("count")) var count = 1
      $count.withLock { $0 = 9 }
    }
    @Shared(.inMemory("count")) var count = 1
    #expect(count == 9)
  }

  @Test func `an optional value is nil until it is set`() {
    @Shared(.inMemory("selection")) var selection: Int?
    @Shared(.inMemory("selection")) var other: Int?
    #expect(selection == nil)
    $other.withLock { $0 = 3 }
    #expect(selection == 3)
  }

  @Test func `a key brings its default`() {
    @Shared(.score) var score
    @SharedReader(.title) var title
    #expect(score == 7)
    #expect(title == "Untitled")
    $score.withLock { $0 += 1 }
    @Shared(.inMemory("score")) var same = 0
    #expect(same == 8)
  }

  @Test func `the default of a key is overridden`() {
    @Shared(.score) var score = 100
    @SharedReader(.title) var title = "Other"
    #expect(score == 100)
    #expect(title == "Other")
  }

  @Test(arguments: 1...8)
  func `a test does not see the values of another`(number: Int) {
    @Shared(.inMemory("isolated")) var count = 0
    @Shared(.fileStorage(.temporaryDirectory.appendingPathComponent("isolated.json"))) var stored = 0
    @Shared(.appStorage("isolated")) var setting = 0
    #expect((count, stored, setting) == (0, 0, 0))
    $count.withLock { $0 = number }
    $stored.withLock { $0 = number }
    $setting.withLock { $0 = number }
    #expect((count, stored, setting) == (number, number, number))
  }

  @Test func `fresh defaults have separate values`() {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      @Shared(.inMemory("count")) var fresh = 1
      #expect(fresh == 1)
    }
  }

  @Test func `a key with values of two types is an issue`() throws {
    let recorder = IssueRecorder()
    @Shared(.inMemory("value")) var number = 1
    let text = recorder { Shared(wrappedValue: "one", .inMemory("value")) }
    #expect(text.wrappedValue == "one")
    #expect(number == 1)
    #expect(recorder.messages.count == 1)
    #expect(
      try #require(recorder.messages.first).hasPrefix("A shared key is used with values of different types")
    )
  }

  @Test func `another key is loaded into the wrapper and its copies`() async throws {
    @Shared(.inMemory("first")) var count = 1
    @Shared(.inMemory("second")) var other = 2
    let copy = $count
    try await $count.load(.inMemory("second"))
    #expect(count == 2)
    #expect(copy.wrappedValue == 2)
    $other.withLock { $0 = 3 }
    #expect(count == 3)
    @Shared(.inMemory("first")) var first = 0
    #expect(first == 1)
  }

  @Test func `many keys are told apart`() {
    let counts = (1...500).map { Shared(wrappedValue: $0, .inMemory("count \($0)")) }
    for count in counts { count.withLock { $0 *= 2 } }
    for number in 1...500 {
      @Shared(.inMemory("count \(number)")) var count = 0
      #expect(count == number * 2)
    }
  }
}
