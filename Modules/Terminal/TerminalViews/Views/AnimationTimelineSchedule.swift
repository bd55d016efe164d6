import Foundation

/// Times at which something moves.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable {
  private let times: PeriodicTimelineSchedule
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The distance in seconds, at least a tenth, which is the default.
  ///   - paused: Whether nothing moves.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    times = PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 0)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { times(from: startDate) }

  public func next(after date: Date) -> Date? { isPaused ? nil : times.next(after: date) }

  public func last(before date: Date) -> Date { times.last(before: date) }
}
