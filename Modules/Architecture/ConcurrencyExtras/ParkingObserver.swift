/// An observer of work that is suspended until a test makes it go on.
///
/// A runtime that steps tasks to quiescence (such as a test store) cannot see, from the outside, whether a
/// suspended task waits for the network, which will answer by itself, or for a `TestClock`, which will not.
/// It sets ``EffectParking/current`` around the work it starts; the suspension points of this package that
/// nothing but a test can end report to it.
///
/// Every ``park(_:)`` is followed by exactly one ``unpark()``. The code that resumes the task calls ``unpark()``
/// *before* resuming it, so that work that can run never looks parked. Both may be
/// called from any thread.
package protocol ParkingObserver: Settler {
  /// Notes that a task is about to suspend on something that only a test can satisfy.
  ///
  /// - Parameter reason: What it waits for, to be read by a person: "TestClock, until 3.0 seconds".
  func park(_ reason: String)

  /// Notes that a parked task is about to be resumed.
  func unpark()

  /// The object that brings the observed work to rest, by default the observer itself. Observers that share a settler
  /// are settled once.
  var settler: any Settler { get }

  /// Whether the caller is in work that the settler brings to rest. It is not in a separate task that observed
  /// work has started, which runs elsewhere.
  var isStepping: Bool { get }

  /// The executor on which the caller's work is brought to rest; `nil` if it runs elsewhere.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension ParkingObserver {
  package var settler: any Settler { self }

  package var isStepping: Bool { true }

  package var taskExecutor: (any TaskExecutor)? { nil }
}
