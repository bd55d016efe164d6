import Dependencies
import Platform

/// A generator of the identifiers of stack elements.
package final class StackElementIDGenerator: Sendable {
  private let upcoming: Atomic<Int>

  package init() { upcoming = Atomic(0) }

  /// Makes `first` the next identifier.
  package func restart(at first: StackElementID) { upcoming.store(first.generation, ordering: .relaxed) }

  /// The identifier that the next call of ``next()`` returns.
  var peek: StackElementID { StackElementID(generation: upcoming.load(ordering: .relaxed)) }

  func next() -> StackElementID {
    StackElementID(generation: upcoming.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  static var current: StackElementIDGenerator { DependencyValues._current.stackElementID }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}

extension DependencyValues {
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
