import Dependencies
import Foundation
import Testing

@Suite struct DefaultValuesTests {
  @Dependency(\.counter) var counter

  @Test func `a default is made once per test`() {
    #expect(counter.increment() == 1)
    #expect(counter.increment() == 2)
  }

  @Test func `a default of another test is not seen`() {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: 1...8)
  func `a default of another case is not seen`(number: Int) {
    #expect(counter.increment() == 1)
  }

  @Test(arguments: ["a", "b"], [Point(x: 1), Point(x: 2)])
  func `a default of another combination is not seen`(name: String, point: Point) async {
    #expect(counter.increment() == 1)
    #expect(await Task { counter.increment() }.value == 2)
  }

  @Test func `a default is found from a thread when dependencies were overridden`() async {
    let counter = withDependencies { _ in
    } operation: {
      Dependency(\.counter)
    }
    #expect(self.counter.increment() == 1)
    let count = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: counter.wrappedValue.increment()) }
    }
    #expect(count == 2)
  }

  @Test func `each context has its default`() {
    #expect(counter.increment() == 1)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(counter.increment() == 1)
    }
    #expect(counter.increment() == 2)
  }

  @Test func `fresh defaults are not those of the scope around`() async {
    #expect(counter.increment() == 1)
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      #expect(counter.increment() == 1)
    }
    await withDependencies {
      $0.refreshDefaults()
    } operation: {
      await Task.yield()
      #expect(counter.increment() == 1)
    }
    #expect(counter.increment() == 2)
  }

  @Test func `fresh defaults keep overrides`() {
    withDependencies {
      $0.greeter = .constant("kept")
    } operation: {
      withDependencies {
        $0.refreshDefaults()
      } operation: {
        @Dependency(\.greeter) var greeter
        #expect(greeter.greet() == "kept")
      }
    }
  }

  @Test func `a default is made once for all threads`() async {
    enum Slow: DependencyKey {
      static var liveValue: Counter {
        @Dependency(\.counter) var made
        _ = made.increment()
        return Counter()
      }
      static var testValue: Counter { liveValue }
    }
    await withDependencies { _ in
    } operation: {
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...50 {
          group.addTask {
            @Dependency(Slow.self) var slow
            _ = slow.increment()
          }
        }
      }
      @Dependency(Slow.self) var slow
      #expect(slow.increment() == 51)
      #expect(counter.increment() == 2)
    }
  }

  @Test func `a default may read other dependencies`() {
    enum Derived: DependencyKey {
      static var liveValue: String {
        @Dependency(\.greeter) var greeter
        return "derived from \(greeter.greet())"
      }
      static var testValue: String { liveValue }
    }
    @Dependency(Derived.self) var derived
    withDependencies {
      $0.greeter = .constant("override")
    } operation: {
      #expect(derived == "derived from override")
    }
  }
}

struct Point: Sendable {
  var x: Int
}
