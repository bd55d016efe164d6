import Foundation

/// The places of values along an axis.
struct ChartScale {
  /// The names of the categories in their order; `nil` if the values are numbers or dates.
  let categories: [String]?
  let lower: Double
  let upper: Double
  let isDate: Bool

  /// - Parameters:
  ///   - values: The values.
  ///   - domain: The ends; `nil` for the least and the largest value.
  ///   - includesZero: Whether zero is between the ends.
  ///   - isVertical: Whether the first category is at the upper end.
  init(_ values: [ChartValue], domain: ClosedRange<Double>?, includesZero: Bool, isVertical: Bool) {
    let names = values.compactMap(\.category)
    if !names.isEmpty {
      var seen: Set<String> = []
      let inOrder = names.filter { seen.insert($0).inserted }
      categories = isVertical ? inOrder.reversed() : inOrder
      (lower, upper, isDate) = (0, 1, false)
      return
    }
    categories = nil
    isDate = values.contains { if case .date = $0 { true } else { false } }
    let numbers = values.compactMap(\.number) + (includesZero && !isDate ? [0] : [])
    let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let ends = domain ?? least...max(least, most)
    // Equal values are in the middle.
    let isEmpty = ends.lowerBound == ends.upperBound
    lower = isEmpty ? ends.lowerBound - 1 : ends.lowerBound
    upper = isEmpty ? ends.upperBound + 1 : ends.upperBound
  }

  /// Returns the scale between round numbers.
  func rounded(_ count: Int) -> ChartScale {
    guard categories == nil, !isDate else { return self }
    let step = step(count)
    return ChartScale(
      lower: (lower / step).rounded(.down) * step,
      upper: (upper / step).rounded(.up) * step
    )
  }

  private init(lower: Double, upper: Double) {
    (categories, isDate) = (nil, false)
    (self.lower, self.upper) = (lower, upper)
  }

  /// Returns the place of a value: 0 at the lower end, 1 at the upper; `nil` if it has none.
  func place(_ value: ChartValue) -> Double? {
    if let categories {
      guard let index = value.category.flatMap({ categories.firstIndex(of: $0) }) else { return nil }
      return (Double(index) + 0.5) / Double(categories.count)
    }
    return value.number.map { ($0 - lower) / (upper - lower) }
  }

  /// The place of zero, or of the end that is nearest to it.
  var base: Double { categories == nil ? min(max(-lower / (upper - lower), 0), 1) : 0 }

  // MARK: Labels

  /// Returns about as many places as asked for, each with its label.
  func ticks(_ count: Int) -> [(place: Double, label: String)] {
    if let categories {
      return categories.compactMap { name in place(.category(name)).map { ($0, name) } }
    }
    let count = max(1, count)
    if isDate {
      return (0...count).map { index in
        let place = Double(index) / Double(count)
        return (place, dateLabel(lower + (upper - lower) * place))
      }
    }
    let step = step(count)
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { index in
      ((index * step - lower) / (upper - lower), Self.label(index * step, step: step))
    }
  }

  /// Returns a round distance of about as many ticks as asked for: 1, 2 or 5 times a power of ten.
  private func step(_ count: Int) -> Double {
    let rough = (upper - lower) / Double(max(1, count))
    let power = pow(10, log10(rough).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    return factor * power
  }

  private func dateLabel(_ number: Double) -> String {
    let date = Date(timeIntervalSinceReferenceDate: number)
    let days = (upper - lower) / 86_400
    if days <= 2 { return date.formatted(date: .omitted, time: .shortened) }
    return days <= 300
      ? date.formatted(.dateTime.month(.abbreviated).day())
      : date.formatted(.dateTime.month(.abbreviated).year())
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
