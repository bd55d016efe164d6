/// An observer of work that is suspended until a test makes it go on.
///
/// From the outside, a runtime that steps tasks to quiescence can't see what a suspended task waits for. The network
/// answers by itself, and a `TestClock` doesn't. So such a runtime, a test store for example, sets
/// ``EffectParking/current`` around the work it starts. If only a test can end a suspension, the suspending code of
/// this package reports it to the observer.
///
/// Every ``park(_:)`` is followed by exactly one ``unpark()``. The code that resumes the task calls ``unpark()``
/// *before* resuming it. So running work never looks parked. Both may be called from any thread.
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

  /// Whether the caller is in work that the settler brings to rest. A separate task
  /// started by observed work runs elsewhere.
  var isStepping: Bool { get }

  /// The executor on which the caller's work is brought to rest; `nil` if it runs elsewhere.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension ParkingObserver {
  package var settler: any Settler { self }

  package var isStepping: Bool { true }

  package var taskExecutor: (any TaskExecutor)? { nil }
}
