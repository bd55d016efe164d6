import Dependencies
import Platform
import Testing

@Suite struct DependencyValuesTests {
  @Dependency(\.greeter) var greeter

  @Test func `an unset dependency has its test value`() {
    #expect(greeter.greet() == "test")
  }

  @Test func `an override holds for the operation`() {
    withDependencies {
      $0.greeter = .constant("hello")
    } operation: {
      #expect(greeter.greet() == "hello")
    }
    #expect(greeter.greet() == "test")
  }

  @Test func `the innermost override wins`() {
    withDependencies {
      $0.greeter = .constant("outer")
    } operation: {
      withDependencies {
        $0.greeter = .constant("inner")
      } operation: {
        #expect(greeter.greet() == "inner")
      }
      #expect(greeter.greet() == "outer")
    }
  }

  @Test func `a part of a dependency is overridden`() {
    withDependencies {
      $0.greeter.greet = { "part" }
    } operation: {
      #expect(greeter.greet() == "part")
    }
  }

  @Test func `an override holds across suspensions and in child tasks`() async {
    await withDependencies {
      $0.greeter = .constant("async")
    } operation: {
      await Task.yield()
      #expect(greeter.greet() == "async")
      async let child = greeter.greet()
      #expect(await child == "async")
      #expect(await Task { greeter.greet() }.value == "async")
    }
  }

  @Test func `a detached task does not see an override`() async {
    await withDependencies {
      $0.greeter = .constant("async")
    } operation: {
      let greeting = await Task.detached {
        @Dependency(\.greeter) var greeter
        return greeter.greet()
      }.value
      #expect(greeting == "test")
    }
  }

  @Test func `an asynchronous update overrides`() async {
    await withDependencies {
      await Task.yield()
      $0.greeter = .constant("updated")
    } operation: {
      #expect(greeter.greet() == "updated")
    }
  }

  @Test func `errors of both closures are thrown`() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies { _ in
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test func `the result of the operation is returned`() {
    let length = withDependencies {
      $0.greeter = .constant("four")
    } operation: {
      greeter.greet().count
    }
    #expect(length == 4)
  }

  @Test func `a dependency is read by its key`() {
    @Dependency(Greeter.self) var greeter
    withDependencies {
      $0[Greeter.self] = .constant("key")
    } operation: {
      #expect(greeter.greet() == "key")
    }
  }

  @Test func `a dependency computed from others sees their overrides`() {
    @Dependency(\.shout) var shout
    withDependencies {
      $0.greeter = .constant("hey")
    } operation: {
      #expect(shout == "HEY")
    }
  }

  @Test func `a key path reaches into a dependency`() {
    @Dependency(\.untested.name) var name
    withDependencies {
      $0.untested = Untested(name: "inside")
    } operation: {
      #expect(name == "inside")
    }
  }

  @Test func `a copy does not change with its original`() {
    var original = DependencyValues()
    original.greeter = .constant("original")
    var copy = original
    copy.greeter = .constant("copy")
    #expect(original.greeter.greet() == "original")
    #expect(copy.greeter.greet() == "copy")
  }

  @Test func `any number of dependencies is found again`() {
    var keys: [any NumberKey.Type] = []
    func makeKeys<T>(_ type: T.Type, _ count: Int) {
      guard count > 0 else { return }
      keys.append(Number<T>.self)
      makeKeys([T].self, count - 1)
    }
    makeKeys(Int.self, 40)
    makeKeys(String.self, 40)

    var random = SplitMix64(seed: 42)
    for _ in 1...20 {
      var values = DependencyValues()
      var model: [ObjectIdentifier: Int] = [:]
      for number in 1...150 {
        guard let key = keys.randomElement(using: &random) else { continue }
        key.set(number, in: &values)
        model[ObjectIdentifier(key)] = number
      }
      for key in keys {
        #expect(key.get(from: values) == model[ObjectIdentifier(key)] ?? -1)
      }
    }
  }
}

private protocol NumberKey: TestDependencyKey where Value == Int {}

private enum Number<T>: NumberKey {
  static var testValue: Int { -1 }
}

extension NumberKey {
  static func set(_ number: Int, in values: inout DependencyValues) { values[Self.self] = number }
  static func get(from values: DependencyValues) -> Int { values[Self.self] }
}
