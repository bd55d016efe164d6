import Dependencies
import Testing

/// Keys of every kind, and the values they have in each context.
@Suite struct DependencyKeyTests {
  private let recorder = IssueRecorder()

  private func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(key) var value
      return value
    }
  }

  @Test func `a key with all values has each in its context`() {
    #expect(value(of: Full.self, in: .live) == "live")
    #expect(value(of: Full.self, in: .preview) == "preview")
    #expect(value(of: Full.self, in: .test) == "test")
  }

  @Test func `without a preview value a preview has the live one`() {
    #expect(value(of: WithoutPreview.self, in: .preview) == "live")
    #expect(value(of: WithoutPreview.self, in: .test) == "test")
  }

  @Test func `without a test value a test has the preview one and an issue`() {
    let test = recorder { value(of: WithoutTest.self, in: .test) }
    #expect(test == "preview")
    #expect(recorder.issues.count == 1)
  }

  @Test func `without a live value the application has the test value and an issue`() {
    let live = recorder { value(of: TestOnly.self, in: .live) }
    #expect(live == "test")
    #expect(recorder.issues.count == 1)
    #expect(value(of: TestOnly.self, in: .preview) == "test")
  }

  @Test func `an interface is completed where the live value is`() {
    #expect(value(of: Completed.self, in: .live) == "live")
    #expect(value(of: Completed.self, in: .test) == "test")
  }

  @Test func `a generic key has a value for each type`() {
    #expect(value(of: Generic<Int>.self, in: .test) == "Int")
    #expect(value(of: Generic<String>.self, in: .test) == "String")
    withDependencies {
      $0[Generic<Int>.self] = "other"
    } operation: {
      @Dependency(Generic<Int>.self) var number
      @Dependency(Generic<String>.self) var text
      #expect(number == "other")
      #expect(text == "String")
    }
  }

  @Test func `a value may be a closure an optional or a protocol`() {
    withDependencies {
      $0[ClosureKey.self] = { $0 + 1 }
      $0[OptionalKey.self] = nil
      $0[ProtocolKey.self] = [1, 2]
    } operation: {
      @Dependency(ClosureKey.self) var closure
      @Dependency(OptionalKey.self) var optional
      @Dependency(ProtocolKey.self) var collection
      #expect(closure(1) == 2)
      #expect(optional == nil)
      #expect(collection.count == 2)
    }
  }

  @Test func `an optional that is overridden with nil is overridden`() {
    @Dependency(OptionalKey.self) var optional
    #expect(optional == 7)
    withDependencies {
      $0[OptionalKey.self] = nil
    } operation: {
      #expect(optional == nil)
    }
  }

  @Test func `a default that is computed is made once`() {
    @Dependency(Made.self) var made
    let first = made
    #expect(made === first)
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      #expect(made !== first)
    }
    #expect(made === first)
  }

  @Test func `a default that isn't read isn't made`() {
    withDependencies {
      $0[Untouchable.self] = 1
    } operation: {
      @Dependency(Untouchable.self) var number
      #expect(number == 1)
    }
  }

  @Test func `a default sees what is overridden where it is first read`() {
    withDependencies {
      $0[Full.self] = "over"
    } operation: {
      @Dependency(Dependent.self) var dependent
      #expect(dependent == "over!")
    }
  }

  @Test func `a computed dependency is read and never stored`() {
    @Dependency(\.fullAndGeneric) var both
    #expect(both == "test Int")
    withDependencies {
      $0[Generic<Int>.self] = "x"
    } operation: {
      #expect(both == "test x")
    }
  }

  @Test func `parts of parts are overridden`() {
    withDependencies {
      $0[Settings.self].window.size.width = 5
    } operation: {
      @Dependency(Settings.self) var settings
      #expect(settings.window.size.width == 5)
      #expect(settings.window.size.height == 2)
    }
  }

  @Test func `an endpoint says which it is`() {
    #expect(Unimplemented("fetch").endpoint == "fetch")
  }
}

private enum Full: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

private enum WithoutPreview: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private enum WithoutTest: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
}

private enum TestOnly: TestDependencyKey {
  static let testValue = "test"
}

private enum Completed: TestDependencyKey {
  static let testValue = "test"
}

extension Completed: DependencyKey {
  static let liveValue = "live"
}

private enum Generic<T>: TestDependencyKey {
  static var testValue: String { "\(T.self)" }
}

private enum ClosureKey: TestDependencyKey {
  static let testValue: @Sendable (Int) -> Int = { $0 }
}

private enum OptionalKey: TestDependencyKey {
  static let testValue: Int? = 7
}

private enum ProtocolKey: TestDependencyKey {
  static let testValue: any Collection<Int> & Sendable = [0]
}

private final class Made: TestDependencyKey, Sendable {
  static var testValue: Made { Made() }
}

private enum Untouchable: TestDependencyKey {
  static var testValue: Int {
    Issue.record("The default was made.")
    return 0
  }
}

private enum Dependent: TestDependencyKey {
  static var testValue: String {
    @Dependency(Full.self) var full
    return full + "!"
  }
}

private struct Settings: TestDependencyKey {
  struct Window { var size = Size() }
  struct Size { var width = 1, height = 2 }

  var window = Window()

  static let testValue = Settings()
}

extension DependencyValues {
  fileprivate var fullAndGeneric: String { self[Full.self] + " " + self[Generic<Int>.self] }
}
