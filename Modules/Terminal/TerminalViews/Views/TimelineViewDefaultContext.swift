import Foundation

/// The time for which a ``TimelineView`` makes its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The last time of the schedule.
  public let date: Date

  /// How often the view is made again.
  public enum Cadence: Comparable, Sendable {
    /// At any time.
    case live
    /// Once a second at most.
    case seconds
    /// Once a minute at most.
    case minutes
  }

  /// How often the view is made again: a terminal that shows it always does so as often as the schedule says.
  public var cadence: Cadence { .live }
}
