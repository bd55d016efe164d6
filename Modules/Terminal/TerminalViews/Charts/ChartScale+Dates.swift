import Foundation

/// Automatic marks of dates.
extension ChartScale {
  private struct Unit {
    let component: Calendar.Component
    /// The numbers of units from one mark to the next.
    let counts: [Int]
    let seconds: Double
    /// The unit at whose beginning there is a mark.
    let outer: Calendar.Component
  }

  private static let units: [Unit] = [
    Unit(component: .second, counts: [1, 5, 15, 30], seconds: 1, outer: .minute),
    Unit(component: .minute, counts: [1, 5, 15, 30], seconds: 60, outer: .hour),
    Unit(component: .hour, counts: [1, 3, 6, 12], seconds: 3600, outer: .day),
    Unit(component: .day, counts: [1, 2], seconds: 86_400, outer: .month),
    Unit(component: .weekOfYear, counts: [1, 2], seconds: 604_800, outer: .weekOfYear),
    Unit(component: .month, counts: [1, 3, 6], seconds: 2_629_746, outer: .year),
    Unit(component: .year, counts: [1, 2, 5, 10, 20, 50, 100], seconds: 31_556_952, outer: .year),
  ]

  /// Returns the beginnings of the smallest units of the calendar of which there aren't too many between the ends.
  ///
  /// - Parameter count: The largest number of parts between the dates.
  /// - Returns: The dates and their unit; `nil` if there are fewer than two.
  func beginnings(_ count: Int) -> (dates: [Date], unit: Calendar.Component)? {
    let largest = (upper - lower) / Double(max(1, count)) * 0.99
    for unit in Self.units {
      guard let step = unit.counts.first(where: { Double($0) * unit.seconds >= largest }) else { continue }
      let dates = dates(every: step, unit)
      return dates.count > 1 ? (dates, unit.component) : nil
    }
    return nil
  }

  private func dates(every step: Int, _ unit: Unit) -> [Date] {
    let calendar = Calendar.current
    let (first, end) = (
      Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper)
    )
    guard var date = calendar.dateInterval(of: unit.outer, for: first)?.start else { return [] }
    if unit.component == .year {
      let year = calendar.component(.year, from: date)
      date = calendar.date(byAdding: .year, value: -(year % step), to: date) ?? date
    }
    var dates: [Date] = []
    // There are at most a few hundred steps from the beginning of the outer unit.
    for _ in 0..<1000 where date <= end {
      if date >= first { dates.append(date) }
      guard let next = calendar.date(byAdding: unit.component, value: step, to: date), next > date else {
        break
      }
      date = next
    }
    return dates
  }

  // MARK: Chosen units

  private var middle: Date { Date(timeIntervalSinceReferenceDate: (lower + upper) / 2) }

  /// The tick of the only date.
  var onlyTick: ChartTick {
    let isDay = Calendar.current.startOfDay(for: middle) == middle
    return tick(.date(middle), 0.5, isDay ? .day : nil)
  }

  /// Returns ticks at the beginnings of units of the calendar. If there is none between the ends, the one before them stands
  /// for it: at the lower end, or at the only date.
  func ticks(every unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> [ChartTick] {
    let ticks = ticks(at: dates(every: unit, count, calendar), step: 0, unit: unit)
    let first = isOneDate ? middle : Date(timeIntervalSinceReferenceDate: lower)
    guard ticks.isEmpty, let start = calendar.dateInterval(of: unit, for: first)?.start else { return ticks }
    return [tick(.date(start), isOneDate ? 0.5 : 0, unit)]
  }

  private func tick(_ value: ChartValue, _ place: Double, _ unit: Calendar.Component?) -> ChartTick {
    ChartTick(value: value, place: place, label: label(value, step: 0, unit))
  }

  /// - Parameter unit: The unit of the calendar that begins at each tick, if any.
  func dateLabel(_ date: Date, _ unit: Calendar.Component?) -> String {
    if unit == .year { return date.formatted(.dateTime.year()) }
    let days = (upper - lower) / 86_400
    if days <= 2, unit.map(Self.isWithinDay) ?? true {
      return date.formatted(date: .omitted, time: .shortened)
    }
    return days <= 300
      ? date.formatted(.dateTime.month(.abbreviated).day())
      : date.formatted(.dateTime.month(.abbreviated).year())
  }

  private static func isWithinDay(_ unit: Calendar.Component) -> Bool {
    switch unit {
    case .hour, .minute, .second, .nanosecond: true
    default: false
    }
  }

  /// Returns the beginnings of units of the calendar.
  private func dates(every unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> [ChartValue] {
    let end = Date(timeIntervalSinceReferenceDate: upper)
    var date = Date(timeIntervalSinceReferenceDate: lower)
    if let unit = calendar.dateInterval(of: unit, for: date), unit.start < date { date = unit.end }
    var dates: [ChartValue] = []
    while date <= end, dates.count < 1000 {
      dates.append(.date(date))
      let next = calendar.date(byAdding: unit, value: max(1, count), to: date)
      guard let next, next > date else { break }
      date = next
    }
    return dates
  }
}
