import Foundation

/// The limits of a search.
public struct SimulationBudget: Hashable, Sendable {
  /// The processor time.
  public var time: Duration
  /// The number of runs.
  public var runs: Int
  /// The number of events in all runs.
  public var steps: Int

  /// - Parameters:
  ///   - time: The processor time; a second by default.
  ///   - runs: The number of runs; unlimited by default.
  ///   - steps: The number of events in all runs; unlimited by default.
  public init(time: Duration = .seconds(1), runs: Int = .max, steps: Int = .max) {
    self.time = time
    self.runs = runs
    self.steps = steps
  }

  /// Returns a budget that limits only the number of events.
  ///
  /// - Parameter steps: The number of events in all runs.
  public static func steps(_ steps: Int) -> Self { Self(time: .seconds(Int64.max / 2), steps: steps) }

  /// Returns a budget that limits only the number of runs.
  ///
  /// - Parameter runs: The number of runs.
  public static func runs(_ runs: Int) -> Self { Self(time: .seconds(Int64.max / 2), runs: runs) }
}

/// The processor time of the calling thread.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
