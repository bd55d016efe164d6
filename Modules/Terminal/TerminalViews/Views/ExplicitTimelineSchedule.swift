import Foundation

/// Some times.
public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable {
  let dates: [Date]

  /// - Parameter dates: The times.
  public init(_ dates: some Sequence<Date>) { self.dates = dates.sorted() }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { times(from: startDate) }

  public func next(after date: Date) -> Date? { dates.first { $0 > date } }

  public func last(before date: Date) -> Date { dates.last { $0 <= date } ?? date }
}
