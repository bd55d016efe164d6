/// A generator of values from the choices of a run.
///
/// ```swift
/// user: { _ in [.binding(.set(\.searchText, draw(.string)))] }
/// ```
///
/// Values come from the same stream as all other choices, so they are shrunk with it: numbers to zero, texts and
/// collections to empty ones, enums to their first case.
public struct Generator<Value: Sendable>: Sendable {
  let make: @Sendable (Choices) -> Value

  init(_ make: @escaping @Sendable (Choices) -> Value) { self.make = make }

  /// Returns a generator of other values made from those of this one.
  ///
  /// - Parameter transform: Makes a value.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { transform(make($0)) }
  }

  /// Returns a generator that depends on the values of this one.
  ///
  /// - Parameter transform: Returns the generator for a value.
  public func flatMap<Other>(
    _ transform: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { transform(make($0)).make($0) }
  }

  /// A generator of `nil` and of the values of this one.
  public var optional: Generator<Value?> {
    Generator<Value?> { choices in choices.draw(below: 2) == 0 ? nil : make(choices) }
  }

  /// Returns a generator of arrays of values of this one.
  ///
  /// - Parameter count: The possible numbers of elements.
  public func array(_ count: ClosedRange<Int> = 0...5) -> Generator<[Value]> {
    Generator<[Value]> { choices in
      let extra = choices.draw(below: count.count)
      return (0..<count.lowerBound + extra).map { _ in make(choices) }
    }
  }
}

/// Returns a generated value.
///
/// Called in a simulation: by its `user`, or by a dependency. Elsewhere it returns the simplest value.
///
/// - Parameter generator: The generator.
/// - Returns: A value.
public func draw<Value>(_ generator: Generator<Value>) -> Value {
  generator.make(SimulatedWorld.current?.choices ?? Choices())
}
