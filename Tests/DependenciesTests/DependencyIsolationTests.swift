import Dependencies
import Testing

/// Tests, and the cases of one, have their own default values without requesting them.
@Suite struct DependencyIsolationTests {
  @Dependency(\.counter) var counter
  @Dependency(\.greeter) var greeter

  @Test(arguments: 1...100)
  func casesAtTheSameTimeCountForThemselves(number: Int) async {
    for expected in 1...5 {
      #expect(counter.increment() == expected)
      await Task.yield()
    }
  }

  @Test(arguments: [1, 1, 1, 2])
  func casesWithTheSameArgumentCountForThemselves(number: Int) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: [nil, 0, 1, nil] as [Int?])
  func casesWithOptionalArgumentsCountForThemselves(number: Int?) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: zip(1...10, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]))
  func casesWithPairedArgumentsCountForThemselves(number: Int, letter: String) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: 1...10, [true, false])
  func casesWithCombinedArgumentsCountForThemselves(number: Int, flag: Bool) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: 1...20)
  func whatACasePreparesIsSeenByNoOther(number: Int) {
    prepareDependencies { $0.greeter = .constant("\(number)") }
    #expect(greeter.greet() == "\(number)")
  }

  @Test(arguments: 1...20)
  func whatACasePreparesIsSeenByItsTasks(number: Int) async {
    prepareDependencies { $0.greeter = .constant("\(number)") }
    let greetings = await withTaskGroup(of: String.self) { group in
      for _ in 0..<5 { group.addTask { greeter.greet() } }
      group.addTask { await Task { greeter.greet() }.value }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(greetings == ["\(number)"])
  }

  @Test(arguments: [DependencyContext.live, .preview, .test])
  func eachContextOfACaseCountsForItself(context: DependencyContext) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(counter.increment() == 1)
      #expect(counter.increment() == 2)
    }
  }

  @Suite struct Nested {
    @Dependency(\.counter) var counter

    @Test func aTestOfANestedSuiteCountsForItself() { #expect(counter.increment() == 1) }
    @Test func anotherTestOfANestedSuiteCountsForItself() { #expect(counter.increment() == 1) }
  }

  @Test func aNameIsNotEnoughToBeTheSameTest() { #expect(counter.increment() == 1) }

  struct Other {
    @Test func aNameIsNotEnoughToBeTheSameTest() {
      @Dependency(\.counter) var counter
      #expect(counter.increment() == 1)
    }
  }
}

@Test func aTestWithoutASuiteCountsForItself() {
  @Dependency(\.counter) var counter
  #expect(counter.increment() == 1)
}

@Test(arguments: 1...10) func aCaseWithoutASuiteCountsForItself(number: Int) {
  @Dependency(\.counter) var counter
  #expect(counter.increment() == 1)
}
