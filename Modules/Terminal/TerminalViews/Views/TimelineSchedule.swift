import Foundation

/// The times at which a ``TimelineView`` makes its content.
public protocol TimelineSchedule: Sendable {
  /// Returns the first time after another; `nil` if there is none.
  ///
  /// - Parameter date: The other time.
  func next(after date: Date) -> Date?

  /// Returns the last time before another or at it, or the other if there is none.
  ///
  /// - Parameter date: The other time.
  func last(before date: Date) -> Date
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns times at equal distances.
  ///
  /// - Parameters:
  ///   - startDate: The first time.
  ///   - interval: The distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  /// The beginning of each minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Ten times a second, as often as anything moves in a terminal.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns times at equal distances, at which something moves.
  ///
  /// - Parameters:
  ///   - minimumInterval: The distance in seconds, at least a tenth.
  ///   - paused: Whether nothing moves.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// Returns some times.
  ///
  /// - Parameter dates: The times.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}
