/// A way to look for runs that fail.
public enum SimulationStrategy: Hashable, Sendable {
  /// Any event at any time. In half of the runs the user takes only some of the actions, and in half of them most
  /// requests have their first outcome, so that sequences of few actions are found, too.
  case random
  /// Events of one effect before those of another, with a few changes of these priorities.
  ///
  /// It finds a defect that needs `depth` events in a certain order with a known probability: see ``steps``.
  ///
  /// - Parameters:
  ///   - depth: The number of events whose order matters.
  ///   - steps: The number of events in a run.
  case priorities(depth: Int = 3, steps: Int = 16)
  /// Every request is answered before the user acts again, as in most tests without a simulation.
  ///
  /// It is a control for comparisons: it doesn't find defects in the order of events.
  case sequential
  /// Every run with up to a number of events. A run ends early if it reaches a state that an earlier run has reached
  /// with the same requests pending.
  ///
  /// Jobs of effects run in the order in which they became ready.
  /// If nothing fails, the report says how many states and transitions there are, and whether that was all of them.
  ///
  /// - Parameter steps: The largest number of events.
  case exhaustive(steps: Int)
}
