import Foundation

/// The times at which a ``TimelineView`` makes its content.
///
/// ```swift
/// struct EachHour: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> [Date] {
///     (0..<24).map { startDate.addingTimeInterval(Double($0) * 3600) }
///   }
/// }
/// ```
public protocol TimelineSchedule: Sendable {
  /// The rate at which the view is made again.
  typealias Mode = TimelineScheduleMode

  /// The type of the times in their order.
  associatedtype Entries: Sequence = AnySequence<Date> where Entries.Element == Date

  /// Returns the times in their order, from the last one that isn't after a date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: How often the view is made again. On a terminal it is always ``TimelineScheduleMode/normal``.
  func entries(from startDate: Date, mode: Mode) -> Entries

  /// Returns the first time after another; `nil` if there is none.
  ///
  /// - Parameter date: The other time.
  func next(after date: Date) -> Date?

  /// Returns the last time before another or at it, or the other if there is none.
  ///
  /// - Parameter date: The other time.
  func last(before date: Date) -> Date
}

extension TimelineSchedule {
  /// The number of times that are looked at to find the next one.
  private static var bound: Int { 10_000 }

  public func next(after date: Date) -> Date? {
    entries(from: date, mode: .normal).prefix(Self.bound).first { $0 > date }
  }

  public func last(before date: Date) -> Date {
    var last = date
    for entry in entries(from: date, mode: .normal).prefix(Self.bound) {
      if entry > date { break }
      last = entry
    }
    return last
  }

  /// Returns the times in their order, each as the next one after the one before.
  func times(from startDate: Date) -> AnySequence<Date> {
    AnySequence(sequence(first: last(before: startDate)) { next(after: $0) })
  }
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
