import Foundation

/// Times at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable {
  let startDate: Date
  let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: The first time.
  ///   - interval: The distance in seconds, at least a tenth.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval.isFinite ? max(0.1, interval) : .greatestFiniteMagnitude
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { times(from: startDate) }

  public func next(after date: Date) -> Date? {
    let count = (date.timeIntervalSince(startDate) / interval).rounded(.down) + 1
    return startDate.addingTimeInterval(max(0, count) * interval)
  }

  public func last(before date: Date) -> Date {
    let count = (date.timeIntervalSince(startDate) / interval).rounded(.down)
    return count < 0 ? date : startDate.addingTimeInterval(count * interval)
  }
}
