import CustomDump
import Dependencies
import Platform

/// Identifies an element of a ``StackState``.
///
/// The library makes the identifiers. In tests they count up from 0 for each test store, and integer literals
/// can be written for them: `store.send(\.path[id: 0].detail.closeButtonTapped)`.
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) { self.generation = generation }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The identifier number `value`: for tests, where identifiers count up from 0.
  public init(integerLiteral value: Int) { self.init(generation: value) }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}

/// Makes the identifiers of the elements of stacks.
final class StackElementIDGenerator: Sendable {
  private let upcoming: Atomic<Int>

  init() { upcoming = Atomic(0) }

  /// Makes `first` the next identifier.
  func restart(at first: StackElementID) { upcoming.store(first.generation, ordering: .relaxed) }

  /// The identifier that ``next()`` makes when it is called the next time.
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
