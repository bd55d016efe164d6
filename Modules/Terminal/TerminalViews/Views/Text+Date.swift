import Foundation

extension Text {
  /// A way to show a date.
  ///
  /// ``relative``, ``offset`` and ``timer`` change with the time. They are drawn again each second.
  public enum DateStyle: Hashable, Sendable {
    /// The time of day: `11:23 PM`.
    case time
    /// The day: `June 3, 2019`.
    case date
    /// The distance from now, in English: `2 hours, 23 minutes`.
    case relative
    /// The distance from now in one unit, in English: `+2 hours`.
    case offset
    /// The distance from now as on a clock: `36:59:01`.
    case timer
  }

  /// - Parameters:
  ///   - date: The date.
  ///   - style: The way to show it.
  public init(_ date: Date, style: DateStyle) { self.init(runs: [Run(date, style)]) }

  /// Creates the text of an interval: `Nov 27, 2026 at 11:23 – 11:53 AM`.
  ///
  /// - Parameter dates: The interval.
  public init(_ dates: ClosedRange<Date>) {
    self.init((dates.lowerBound..<dates.upperBound).formatted(date: .abbreviated, time: .shortened))
  }

  /// Creates the text of an interval: `Nov 27, 2026 at 11:23 – 11:53 AM`.
  ///
  /// - Parameter interval: The interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a clock that runs during an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. Before and after it, the clock stands.
  ///   - pauseTime: The time at which the clock stops; `nil` for the end of the interval.
  ///   - countsDown: Whether the clock shows the time that is left, and not the time that has passed.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let stop = min(max(start, pauseTime ?? end), end)
    var run = Run(countsDown ? end : start, .timer)
    run.date?.runs = start...stop
    self.init(runs: [run])
  }
}

extension Text.Run {
  /// A date and the way to show it.
  struct DateContent: Hashable {
    let date: Date
    let style: Text.DateStyle
    /// The time during which the text changes; `nil` for any time.
    var runs: ClosedRange<Date>?

    /// Whether the text changes with the time.
    var isLive: Bool { style != .time && style != .date }

    func text(now: Date) -> String {
      let now = runs.map { min(max(now, $0.lowerBound), $0.upperBound) } ?? now
      return switch style {
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .date: date.formatted(date: .long, time: .omitted)
      case .relative: units(now, count: 2).joined(separator: ", ")
      case .offset: (date < now ? "-" : "+") + units(now, count: 1).joined()
      case .timer: clock(seconds(now))
      }
    }

    /// Returns the next time at which the text differs; `nil` if it no longer changes.
    func nextChange(after now: Date) -> Date? {
      if let runs, now >= runs.upperBound { return nil }
      let now = max(now, runs?.lowerBound ?? now)
      let elapsed = now.timeIntervalSince(date)
      return date.addingTimeInterval(elapsed >= 0 ? elapsed.rounded(.down) + 1 : 1 - (-elapsed).rounded(.up))
    }

    private func seconds(_ now: Date) -> Int {
      let distance = abs(date.timeIntervalSince(now))
      return distance < 1e15 ? Int(distance) : 0
    }

    private func clock(_ seconds: Int) -> String {
      func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      return hours > 0
        ? "\(hours):\(pair(minutes)):\(pair(seconds % 60))" : "\(minutes):\(pair(seconds % 60))"
    }

    /// The lengths of units in seconds. A year and a month have their mean length.
    private static let units = [
      ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]

    /// Returns the distance in its largest units.
    private func units(_ now: Date, count: Int) -> [String] {
      var rest = seconds(now)
      var parts: [String] = []
      let first = Self.units.firstIndex { rest >= $0.1 } ?? Self.units.count - 1
      for (name, length) in Self.units[first...].prefix(count) {
        let number = rest / length
        rest %= length
        if number > 0 || parts.isEmpty { parts.append("\(number) \(name)\(number == 1 ? "" : "s")") }
      }
      return parts
    }
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    let date = DateContent(date: date, style: style)
    self.init(content: date.isLive ? "" : date.text(now: date.date), date: date)
  }

  /// Returns the text of the run.
  ///
  /// - Parameter now: The current time.
  func text(now: Date) -> String { date.map { $0.isLive ? $0.text(now: now) : content } ?? content }
}
