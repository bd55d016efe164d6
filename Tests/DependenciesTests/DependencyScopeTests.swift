import Dependencies
import Testing

/// The scope in which an override holds.
@Suite struct DependencyScopeTests {
  @Dependency(\.greeter) var greeter

  @Test func `tasks at the same time see their own overrides`() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          await withDependencies {
            $0.greeter = .constant("\(number)")
          } operation: {
            for _ in 0..<10 {
              await Task.yield()
              #expect(greeter.greet() == "\(number)")
            }
          }
        }
      }
    }
    #expect(greeter.greet() == "test")
  }

  @Test func `child tasks of a group see the override around it`() async {
    let greetings = await withDependencies {
      $0.greeter = .constant("group")
    } operation: {
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<10 { group.addTask { greeter.greet() } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    #expect(greetings == ["group"])
  }

  @Test func `an override of a child is not seen by its parent`() async {
    await withDependencies {
      $0.greeter = .constant("parent")
    } operation: {
      async let child = withDependencies {
        $0.greeter = .constant("child")
      } operation: {
        await Task.yield()
        return greeter.greet()
      }
      #expect(greeter.greet() == "parent")
      #expect(await child == "child")
      #expect(greeter.greet() == "parent")
    }
  }

  @Test func `a task that outlives the scope keeps its`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = withDependencies {
      $0.greeter = .constant("inner")
    } operation: {
      Task {
        for await _ in stream {}
        return greeter.greet()
      }
    }
    #expect(greeter.greet() == "test")
    continuation.finish()
    #expect(await task.value == "inner")
  }

  @Test func `what throws ends the scope too`() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeter = .constant("inner")
      } operation: {
        throw Failure()
      }
    }
    #expect(greeter.greet() == "test")
    await #expect(throws: CancellationError.self) {
      try await withDependencies {
        $0.greeter = .constant("inner")
      } operation: {
        await Task.yield()
        throw CancellationError()
      }
    }
    #expect(greeter.greet() == "test")
  }

  @Test func `an update that throws overrides nothing`() {
    struct Failure: Error {}
    let isRun = LockIsolated(false)
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeter = .constant("half")
        throw Failure()
      } operation: {
        isRun.setValue(true)
      }
    }
    #expect(!isRun.value)
    #expect(greeter.greet() == "test")
  }

  @Test func `an update sees what is overridden around it`() {
    withDependencies {
      $0.greeter = .constant("a")
    } operation: {
      withDependencies {
        let outer = $0.greeter.greet()
        $0.greeter = .constant(outer + "b")
        #expect($0.greeter.greet() == "ab")
        #expect(greeter.greet() == "a")
      } operation: {
        #expect(greeter.greet() == "ab")
      }
    }
  }

  @Test func `other overrides stay`() {
    withDependencies {
      $0.greeter = .constant("outer")
      $0.untested = Untested(name: "outer")
    } operation: {
      withDependencies {
        $0.untested.name = "inner"
      } operation: {
        @Dependency(\.untested) var untested
        #expect(greeter.greet() == "outer")
        #expect(untested.name == "inner")
      }
    }
  }

  @Test func `scopes nest deeply`() {
    func nest(_ depth: Int) {
      guard depth > 0 else {
        #expect(greeter.greet() == "1")
        return
      }
      withDependencies {
        $0.greeter = .constant("\(depth)")
      } operation: {
        #expect(greeter.greet() == "\(depth)")
        nest(depth - 1)
        #expect(greeter.greet() == "\(depth)")
      }
    }
    nest(200)
  }

  @Test func `all values are replaced at once`() {
    var values = DependencyValues()
    values.greeter = .constant("replaced")
    withDependencies {
      $0.untested = Untested(name: "outer")
    } operation: {
      withDependencies { [values] in
        $0 = values
      } operation: {
        #expect(greeter.greet() == "replaced")
      }
    }
  }

  @MainActor
  @Test func `an asynchronous operation stays on the actor of its caller`() async {
    await withDependencies { _ in
      MainActor.assertIsolated()
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func `an actor sees the overrides of its caller`() async {
    let speaker = Speaker()
    let greeting = await withDependencies {
      $0.greeter = .constant("actor")
    } operation: {
      await speaker.greeting
    }
    #expect(greeting == "actor")
    #expect(await speaker.greeting == "test")
  }

  @Test func `an actor keeps what was overridden where it was made`() async {
    let speaker = withDependencies {
      $0.greeter = .constant("made")
    } operation: {
      Speaker()
    }
    #expect(await speaker.greeting == "made")
    #expect(await Task.detached { await speaker.greeting }.value == "made")
  }

  @Test func `a lazy sequence reads where it is read`() {
    let greetings = (0..<3).lazy.map { _ in greeter.greet() }
    withDependencies {
      $0.greeter = .constant("late")
    } operation: {
      #expect(Array(greetings) == ["late", "late", "late"])
    }
  }

  @Test func `a dependency is read each time`() {
    let count = LockIsolated(0)
    withDependencies {
      $0.greeter = Greeter {
        count.withValue { $0 += 1 }
        return ""
      }
    } operation: {
      let greet = greeter.greet
      #expect(count.value == 0)
      _ = greet() + greet()
      #expect(count.value == 2)
    }
  }
}

private actor Speaker {
  @Dependency(\.greeter) private var greeter

  var greeting: String { greeter.greet() }
}
