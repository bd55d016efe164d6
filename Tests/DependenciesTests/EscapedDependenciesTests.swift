import Dependencies
import Foundation
import Testing

@Suite struct EscapedDependenciesTests {
  @Dependency(\.greeter) var greeter

  @Test func `an escaping callback sees the dependencies of its scope`() async {
    let greeting = await withCheckedContinuation { continuation in
      withDependencies {
        $0.greeter = .constant("escaped")
      } operation: {
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield { continuation.resume(returning: greeter.greet()) }
          }
        }
      }
    }
    #expect(greeting == "escaped")
  }

  @Test func `an asynchronous operation sees the dependencies of its scope`() async throws {
    let task = await withDependencies {
      $0.greeter = .constant("escaped")
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return Task.detached {
          await dependencies.yield {
            await Task.yield()
            return greeter.greet()
          }
        }
      }
    }
    #expect(await task.value == "escaped")
  }

  @Test func `dependencies are yielded any number of times`() {
    let continuation = withDependencies {
      $0.greeter = .constant("again")
    } operation: {
      withEscapedDependencies { $0 }
    }
    #expect(greeter.greet() == "test")
    #expect(continuation.yield { greeter.greet() } == "again")
    #expect(continuation.yield { greeter.greet() } == "again")
  }

  @Test func `errors are rethrown`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withEscapedDependencies { try $0.yield { throw Failure() } }
    }
  }
}
