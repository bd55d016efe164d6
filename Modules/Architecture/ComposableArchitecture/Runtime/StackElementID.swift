import CustomDump
import Dependencies
import Platform

/// The identifier of an element of a ``StackState``.
///
/// The library makes the identifiers. In tests they count up from 0 for each test store, and can be written as
/// integer literals: `store.send(\.path[id: 0].detail.closeButtonTapped)`.
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) { self.generation = generation }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the identifier number `value`, for tests, whose identifiers count up from 0.
  public init(integerLiteral value: Int) { self.init(generation: value) }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}

/// A generator of the identifiers of stack elements.
final class StackElementIDGenerator: Sendable {
  private let upcoming: Atomic<Int>

  init() { upcoming = Atomic(0) }

  /// Makes `first` the next identifier.
  func restart(at first: StackElementID) { upcoming.store(first.generation, ordering: .relaxed) }

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
  var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
