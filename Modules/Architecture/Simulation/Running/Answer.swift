import ComposableArchitecture

/// A possible outcome of a request in a simulation.
public struct Answer<Value: Sendable>: Sendable {
  let make: @Sendable (Choices) -> Result<Value, any Error>

  /// Returns the outcome in which a value arrives.
  ///
  /// - Parameter value: The value.
  public static func value(_ value: Value) -> Self { Answer { _ in .success(value) } }

  /// Returns the outcome in which a generated value arrives. It is generated when it arrives.
  ///
  /// - Parameter generator: The generator.
  public static func value(_ generator: Generator<Value>) -> Self { Answer { .success(generator.make($0)) } }

  /// Returns the outcome in which the request throws.
  ///
  /// - Parameter error: The error.
  public static func failure(_ error: any Error) -> Self { Answer { _ in .failure(error) } }
}

extension Answer where Value == Void {
  /// The outcome in which the request returns.
  public static var done: Self { .value(()) }
}

/// Asks the simulation for the outcome of a request. Dependencies of simulated features call it.
///
/// ```swift
/// $0.coinClient.coins = { currency, _ in
///   try await answer("coins(\(currency))", .value([.mock]), .failure(APIError.timedOut))
/// }
/// ```
///
/// The request waits until the simulation lets an outcome arrive. It may arrive at once, after other events, or never.
/// If the effect is cancelled, the request throws a `CancellationError`.
///
/// - Parameters:
///   - question: The request as the story names it; by default, the place of the call.
///   - outcomes: The possible outcomes, the simplest first.
/// - Returns: The value that arrives.
/// - Throws: The error that arrives, or `CancellationError`.
public func answer<Value>(
  _ question: String = "",
  _ outcomes: Answer<Value>...,
  fileID: StaticString = #fileID,
  line: UInt = #line
) async throws -> Value {
  let question = question.isEmpty ? "the request at \(fileID):\(line)" : question
  guard let world = SimulatedWorld.current else {
    throw SimulationError(
      """
      \(question) was asked outside of a simulation, or in a task that the feature does not wait for: \
      'answer' is for the dependencies of 'simulate', and a detached task leaves it
      """
    )
  }
  return try await world.ask(question, outcomes)
}

/// Returns a stream of values that arrive when the simulation chooses.
///
/// ```swift
/// $0.favoritesClient.observe = { answers("favorites", .value([]), .value([.mock]), .failure(Broken())) }
/// ```
///
/// Each element of the stream is a separate request. The stream ends with an error, or with ``Answer/failure(_:)`` of
/// a `CancellationError`, which ends it without one.
///
/// - Parameters:
///   - question: The stream as the story names it.
///   - outcomes: The possible elements and errors.
public func answers<Value>(
  _ question: String,
  _ outcomes: Answer<Value>...
) -> AsyncThrowingStream<Value, any Error> {
  let number = LockIsolated(0)
  return AsyncThrowingStream {
    let element = number.withValue { number in
      number += 1
      return number
    }
    guard let world = SimulatedWorld.current else {
      throw SimulationError("\(question) was observed outside of a simulation")
    }
    do {
      return try await world.ask("\(question) #\(element)", outcomes)
    } catch is CancellationError {
      return nil
    }
  }
}
