import Dependencies

/// A client with a value for every context.
struct Greeter: DependencyKey {
  var greet: @Sendable () -> String

  static let liveValue = Greeter { "live" }
  static let previewValue = Greeter { "preview" }
  static let testValue = Greeter { "test" }

  static func constant(_ greeting: String) -> Greeter { Greeter { greeting } }
}

/// A client without a test value.
struct Untested: DependencyKey {
  var name = "live"
  var size = 0

  static let liveValue = Untested()
}

/// A client without a live value.
struct Unimplementable: TestDependencyKey {
  var name = "test"

  static let testValue = Unimplementable()
}

/// A client that records its calls.
final class Counter: DependencyKey, Sendable {
  private let count = LockIsolated(0)

  func increment() -> Int {
    count.withValue {
      $0 += 1
      return $0
    }
  }

  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }

  var untested: Untested {
    get { self[Untested.self] }
    set { self[Untested.self] = newValue }
  }

  var unimplementable: Unimplementable {
    get { self[Unimplementable.self] }
    set { self[Unimplementable.self] = newValue }
  }

  var counter: Counter {
    get { self[Counter.self] }
    set { self[Counter.self] = newValue }
  }

  /// A dependency that is computed from others.
  var shout: String { greeter.greet().uppercased() }
}
