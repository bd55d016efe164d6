import Foundation

/// The time for which a ``TimelineView`` makes its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The last time of the schedule.
  public let date: Date

  /// The rate at which the view is made again.
  public enum Cadence: Comparable, Sendable {
    /// At any time.
    case live
    /// Once a second at most.
    case seconds
    /// Once a minute at most.
    case minutes
  }

  /// The rate at which the view is made again. On a terminal it is always that of the schedule.
  public var cadence: Cadence { .live }
}
