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
}
