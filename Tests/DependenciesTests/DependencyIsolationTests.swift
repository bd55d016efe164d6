import Dependencies
import Testing

/// Tests, and the cases of one, have their own default values without requesting them.
@Suite struct DependencyIsolationTests {
  @Dependency(\.counter) var counter
  @Dependency(\.greeter) var greeter

  @Test(arguments: 1...100)
  func `cases at the same time count for themselves`(number: Int) async {
    for expected in 1...5 {
      #expect(counter.increment() == expected)
      await Task.yield()
    }
  }

  @Test(arguments: [1, 1, 1, 2])
  func `cases with the same argument count for themselves`(number: Int) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: [nil, 0, 1, nil] as [Int?])
  func `cases with optional arguments count for themselves`(number: Int?) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: zip(1...10, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]))
  func `cases with paired arguments count for themselves`(number: Int, letter: String) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: 1...10, [true, false])
  func `cases with combined arguments count for themselves`(number: Int, flag: Bool) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: 1...20)
  func `what a case prepares is seen by no other`(number: Int) {
    prepareDependencies { $0.greeter = .constant("\(number)") }
    #expect(greeter.greet() == "\(number)")
  }

  @Test(arguments: 1...20)
  func `what a case prepares is seen by its tasks`(number: Int) async {
    prepareDependencies { $0.greeter = .constant("\(number)") }
    let greetings = await withTaskGroup(of: String.self) { group in
      for _ in 0..<5 { group.addTask { greeter.greet() } }
      group.addTask { await Task { greeter.greet() }.value }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(greetings == ["\(number)"])
  }

  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `each context of a case counts for itself`(context: DependencyContext) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(counter.increment() == 1)
      #expect(counter.increment() == 2)
    }
  }

  @Suite struct Nested {
    @Dependency(\.counter) var counter

    @Test func `a test of a nested suite counts for itself`() { #expect(counter.increment() == 1) }
    @Test func `another test of a nested suite counts for itself`() { #expect(counter.increment() == 1) }
  }

  @Test func `a name is not enough to be the same test`() { #expect(counter.increment() == 1) }

  struct Other {
    @Test func `a name is not enough to be the same test`() {
      @Dependency(\.counter) var counter
      #expect(counter.increment() == 1)
    }
  }
}

@Test func `a test without a suite counts for itself`() {
  @Dependency(\.counter) var counter
  #expect(counter.increment() == 1)
}

@Test(arguments: 1...10) func `a case without a suite counts for itself`(number: Int) {
  @Dependency(\.counter) var counter
  #expect(counter.increment() == 1)
}
