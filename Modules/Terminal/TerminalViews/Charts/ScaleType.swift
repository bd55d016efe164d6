import Foundation

/// The way in which an axis places numbers.
public struct ScaleType: Hashable, Sendable {
  private enum Kind {
    case linear, log, squareRoot, symmetricLog
  }

  private let kind: Kind

  /// Equal distances stand for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances stand for equal ratios. Numbers that aren't above zero have no place.
  public static let log = ScaleType(kind: .log)
  /// Distances stand for differences of square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Equal distances stand for equal ratios far from zero, and for equal differences near it.
  public static let symmetricLog = ScaleType(kind: .symmetricLog)

  /// Returns the number whose distances are equal; `nil` if there is none.
  func forward(_ number: Double) -> Double? {
    switch kind {
    case .linear: number
    case .log: number > 0 ? log10(number) : nil
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .symmetricLog: number < 0 ? -log10(1 - number) : log10(1 + number)
    }
  }

  /// Returns the number that ``forward(_:)`` turns into another.
  func backward(_ number: Double) -> Double {
    switch kind {
    case .linear: number
    case .log: pow(10, number)
    case .squareRoot: number * abs(number)
    case .symmetricLog: number < 0 ? 1 - pow(10, -number) : pow(10, number) - 1
    }
  }

  /// Returns the ends of an axis, which differ.
  ///
  /// - Parameters:
  ///   - numbers: The numbers on the axis.
  ///   - domain: The ends that the app sets, if any.
  ///   - includesZero: Whether zero is between the ends if it has a place.
  func ends(
    _ numbers: [Double],
    _ domain: ClosedRange<Double>?,
    includesZero: Bool
  ) -> (lower: Double, upper: Double) {
    let all = (numbers + (includesZero ? [0] : [])).filter { forward($0) != nil }
    let (least, most) = (all.min() ?? 0, all.max() ?? 1)
    if self == .log {
      let upper =
        domain.flatMap { $0.upperBound > 0 ? $0.upperBound : nil } ?? max(most, .leastNormalMagnitude)
      let lower =
        domain.flatMap { $0.lowerBound > 0 ? $0.lowerBound : nil } ?? (least > 0 ? least : upper / 10)
      // Equal values are in the middle.
      return lower < upper ? (lower, upper) : (upper / 10, upper * 10)
    }
    let ends = domain ?? least...most
    if ends.lowerBound < ends.upperBound { return (ends.lowerBound, ends.upperBound) }
    return (ends.lowerBound - 1, ends.upperBound + 1)
  }
}

/// The round numbers of a logarithmic axis: 1, 2 and 5 times the powers of ten.
enum RoundNumbers {
  /// Returns the greatest that isn't above a number.
  static func floor(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    return ([5, 2].first { $0 * power <= number * (1 + 1e-9) } ?? 1) * power
  }

  /// Returns the least that isn't below a number.
  static func ceiling(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= number * (1 - 1e-9) } ?? 10) * power
  }

  /// Returns those between two numbers, or only powers of ten if there are several.
  ///
  /// - Parameters:
  ///   - lower: The lower number.
  ///   - upper: The upper number.
  ///   - count: About how many to return.
  static func between(_ lower: Double, _ upper: Double, _ count: Int) -> [Double] {
    let (first, last) = (Int(log10(lower).rounded(.down)), Int(log10(upper).rounded(.up)))
    let isLong = upper / lower >= 100
    let step = isLong ? max(1, (last - first + count - 1) / count) : 1
    let factors: [Double] = isLong ? [1] : [1, 2, 5]
    var numbers: [Double] = []
    for power in stride(from: first, through: last, by: step) {
      for factor in factors { numbers.append(factor * pow(10, Double(power))) }
    }
    return numbers.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
  }
}
