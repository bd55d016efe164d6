import Foundation

/// The time for which a ``TimelineView`` makes its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The last time of the schedule.
  public let date: Date
}
