import Foundation

/// The places of values along an axis.
struct ChartScale {
  /// The names of the categories in their order; `nil` if the values are numbers or dates.
  let categories: [String]?
  /// The places of the categories in their order.
  private var indices: [String: Int] = [:]
  let lower: Double
  let upper: Double
  let isDate: Bool
  /// Whether all values are one date. It is in the middle between the ends, which are made up.
  let isOneDate: Bool
  /// The distance of ticks, as the ends were chosen; `nil` for one that fits.
  private var tickStep: Double?
  /// The way to place numbers.
  private let type: ScaleType

  /// - Parameters:
  ///   - values: The values.
  ///   - domain: The ends; `nil` for the least and the largest value.
  ///   - names: The categories in their order; `nil` for those of the values.
  ///   - type: The way to place numbers.
  ///   - includesZero: Whether zero is between the ends.
  ///   - isVertical: Whether the first category is at the upper end.
  init(
    _ values: [ChartValue],
    domain: ClosedRange<Double>?,
    names: [String]? = nil,
    type: ScaleType = .linear,
    includesZero: Bool,
    isVertical: Bool
  ) {
    let names = names ?? values.compactMap(\.category)
    if !names.isEmpty {
      var seen: Set<String> = []
      let inOrder = names.filter { seen.insert($0).inserted }
      let categories = isVertical ? inOrder.reversed() : inOrder
      self.categories = categories
      for (index, name) in categories.enumerated() { indices[name] = index }
      (lower, upper, isDate, isOneDate, self.type) = (0, 1, false, false, .linear)
      return
    }
    categories = nil
    isDate = values.contains(where: \.isDate)
    self.type = isDate ? .linear : type
    let numbers = (values + values.compactMap(\.end)).compactMap(\.number)
    isOneDate = isDate && domain == nil && numbers.allSatisfy { $0 == numbers.first }
    (lower, upper) = self.type.ends(numbers, domain, includesZero: includesZero && !isDate)
  }

  /// Returns the scale between round numbers.
  func rounded(_ count: Int) -> ChartScale {
    guard type == .log, categories == nil else { return rounded(toMultiplesOf: step(count)) }
    return with(lower: RoundNumbers.floor(lower), upper: RoundNumbers.ceiling(upper), tickStep: nil)
  }

  /// Returns the scale between multiples of a number.
  func rounded(toMultiplesOf step: Double) -> ChartScale {
    guard categories == nil, !isDate, type != .log else { return self }
    return with(
      lower: (lower / step).rounded(.down) * step,
      upper: (upper / step).rounded(.up) * step,
      tickStep: step
    )
  }

  /// Returns the scale with more room at its upper end.
  ///
  /// - Parameter part: The room, as a part of the scale.
  func extended(by part: Double) -> ChartScale {
    let upper = number(at: 1 + part)
    // Larger numbers aren't shown, and an infinite one has no ticks.
    guard categories == nil, !isDate, upper < 1e300 else { return self }
    return with(lower: lower, upper: upper, tickStep: tickStep)
  }

  private func with(lower: Double, upper: Double, tickStep: Double?) -> ChartScale {
    ChartScale(type, lower: lower, upper: upper, tickStep: tickStep)
  }

  private init(_ type: ScaleType, lower: Double, upper: Double, tickStep: Double?) {
    (categories, isDate, isOneDate, self.type) = (nil, false, false, type)
    (self.lower, self.upper, self.tickStep) = (lower, upper, tickStep)
  }

  /// Returns the place of a value: 0 at the lower end, 1 at the upper; `nil` if it has none.
  func place(_ value: ChartValue) -> Double? {
    if let categories {
      guard let index = value.category.flatMap({ indices[$0] }) else { return nil }
      return (Double(index) + 0.5) / Double(categories.count)
    }
    guard let start = value.number.flatMap(place), let end = value.end?.number.flatMap(place) else {
      return value.number.flatMap(place)
    }
    return (start + end) / 2
  }

  /// Returns the part of the scale that a unit of the calendar takes; `nil` if the value isn't one.
  func length(of value: ChartValue) -> Double? {
    guard let start = value.number.flatMap(place), let end = value.end?.number.flatMap(place) else {
      return nil
    }
    return end - start
  }

  private func place(_ number: Double) -> Double? {
    guard let low = type.forward(lower), let high = type.forward(upper) else { return nil }
    return type.forward(number).map { ($0 - low) / (high - low) }
  }

  private func number(at place: Double) -> Double {
    guard let low = type.forward(lower), let high = type.forward(upper) else { return lower }
    return type.backward(low + (high - low) * place)
  }

  /// Returns the value at a place; `nil` if there is none.
  func value(at place: Double) -> ChartValue? {
    if let categories {
      let index = (place * Double(categories.count)).rounded(.down)
      return index >= 0 && index < Double(categories.count) ? .category(categories[Int(index)]) : nil
    }
    let number = number(at: place)
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  /// The place of zero, or of the end that is nearest to it.
  var base: Double { categories == nil ? min(max(place(0) ?? 0, 0), 1) : 0 }

  // MARK: Labels

  /// The distance of numbers that aren't chosen here, so that labels have their fractions.
  private static let exact = 1e-6

  /// Returns the ticks between the ends.
  ///
  /// - Parameters:
  ///   - values: The way to choose them.
  ///   - count: The number of parts between them if the way says none.
  func ticks(_ values: AxisMarkValues, _ count: Int) -> [ChartTick] {
    switch values.kind {
    case .automatic(let desired): ticks(max(1, desired ?? count))
    case .list(let values): ticks(at: values, step: Self.exact)
    case .numbers(let step): isDate ? ticks(max(1, count)) : ticks(every: step, labels: Self.exact)
    case .dates(let unit, let count, let calendar):
      isDate ? ticks(every: unit, count, calendar) : ticks(max(1, count))
    }
  }

  private func ticks(_ count: Int) -> [ChartTick] {
    if let categories { return ticks(at: categories.map { .category($0) }, step: 0) }
    if type == .log {
      let numbers = RoundNumbers.between(lower, upper, count)
      return numbers.flatMap { ticks(at: [.number($0)], step: $0) }
    }
    if isOneDate { return [onlyTick] }
    guard isDate else {
      let step = tickStep ?? step(count)
      return ticks(every: step, labels: step)
    }
    if let (dates, unit) = beginnings(count) {
      return ticks(at: dates.map { .date($0) }, step: 0, unit: unit)
    }
    let dates = (0...min(count, 1000)).map { index in
      Date(timeIntervalSinceReferenceDate: lower + (upper - lower) * Double(index) / Double(count))
    }
    return ticks(at: dates.map { .date($0) }, step: 0)
  }

  /// Returns ticks at the multiples of a number.
  ///
  /// - Parameters:
  ///   - step: The number.
  ///   - distance: The distance that labels are as exact as.
  private func ticks(every step: Double, labels distance: Double) -> [ChartTick] {
    if categories != nil { return ticks(1) }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard step > 0, last >= first, last - first < 1000 else { return [] }
    // The sum with zero isn't "-0".
    return ticks(at: stride(from: first, through: last, by: 1).map { .number($0 * step + 0) }, step: distance)
  }

  /// Returns ticks for the values that are between the ends.
  func ticks(
    at values: [ChartValue],
    step: Double,
    unit: Calendar.Component? = nil
  ) -> [ChartTick] {
    values.compactMap { value in
      guard let place = place(value), (-1e-9...1 + 1e-9).contains(place) else { return nil }
      return ChartTick(value: value, place: min(max(place, 0), 1), label: label(value, step: step, unit))
    }
  }

  func label(_ value: ChartValue, step: Double, _ unit: Calendar.Component?) -> String {
    switch value {
    case .number(let number): Self.label(number, step: step)
    case .date(let date), .period(let date, _): dateLabel(date, unit)
    case .category(let name): name
    }
  }

  /// Returns a round distance of about as many ticks as asked for: 1, 2 or 5 times a power of ten.
  private func step(_ count: Int) -> Double {
    let rough = (upper - lower) / Double(max(1, count))
    let power = pow(10, log10(rough).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    return factor * power
  }

  /// Returns a number as short as its distance to the next tick allows.
  static func label(_ number: Double, step: Double) -> String {
    if number == 0 { return "0" }
    for (unit, letter) in [(1e9, "B"), (1e6, "M"), (1e3, "k")] where abs(number) >= unit * 10 {
      return trimmed(number / unit, step: step / unit) + letter
    }
    return trimmed(number, step: step)
  }

  private static func trimmed(_ number: Double, step: Double) -> String {
    let digits = step > 0 ? min(6, max(0, Int((-log10(step) + 1e-9).rounded(.up)))) : 2
    var text = String(format: "%.\(digits)f", number)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text
  }
}

/// A value on an axis, with its place: 0 at the lower end, 1 at the upper.
struct ChartTick: Sendable {
  let value: ChartValue
  let place: Double
  let label: String
}
