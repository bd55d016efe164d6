import Dependencies
import Testing

/// The scope in which an override holds.
@Suite struct DependencyScopeTests {
  @Dependency(\.greeter) var greeter

  @Test func tasksAtTheSameTimeSeeTheirOwnOverrides() async {
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

  @Test func childTasksOfAGroupSeeTheOverrideAroundIt() async {
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

  @Test func anOverrideOfAChildIsNotSeenByItsParent() async {
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

  @Test func aTaskThatOutlivesTheScopeKeepsIts() async {
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

  @Test func whatThrowsEndsTheScopeToo() async {
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

  @Test func anUpdateThatThrowsOverridesNothing() {
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

  @Test func anUpdateSeesWhatIsOverriddenAroundIt() {
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

  @Test func otherOverridesStay() {
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

  @Test func scopesNestDeeply() {
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

  @Test func allValuesAreReplacedAtOnce() {
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

  @Test func anActorSeesTheOverridesOfItsCaller() async {
    let speaker = Speaker()
    let greeting = await withDependencies {
      $0.greeter = .constant("actor")
    } operation: {
      await speaker.greeting
    }
    #expect(greeting == "actor")
    #expect(await speaker.greeting == "test")
  }

  @Test func anActorKeepsWhatWasOverriddenWhereItWasMade() async {
    let speaker = withDependencies {
      $0.greeter = .constant("made")
    } operation: {
      Speaker()
    }
    #expect(await speaker.greeting == "made")
    #expect(await Task.detached { await speaker.greeting }.value == "made")
  }

  @Test func aLazySequenceReadsWhereItIsRead() {
    let greetings = (0..<3).lazy.map { _ in greeter.greet() }
    withDependencies {
      $0.greeter = .constant("late")
    } operation: {
      #expect(Array(greetings) == ["late", "late", "late"])
    }
  }

  @Test func aDependencyIsReadEachTime() {
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
