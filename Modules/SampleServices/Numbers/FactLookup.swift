/// The look-up of facts, and the computation of the mathematical ones.
enum FactLookup {
  /// The largest number to factorize.
  private static let largest = 1_000_000_000

  /// Returns the fact about a number, or `nil` if there is none.
  static func fact(_ number: Int, _ kind: SampleFact.Kind) -> SampleFact? {
    switch kind {
    case .trivia:
      FactTables.trivia[number].map { SampleFact(kind: kind, number: number, fragment: $0) }
    case .year:
      FactTables.years[number].map {
        SampleFact(kind: kind, number: number, fragment: $0.fragment, day: $0.day)
      }
    case .date:
      FactTables.days[number].map {
        SampleFact(kind: kind, number: number, fragment: $0.fragment, year: $0.year)
      }
    case .math:
      property(of: number).map { SampleFact(kind: kind, number: number, fragment: $0) }
    }
  }

  /// Returns the fact about the nearest number at or below `number`.
  static func floor(_ number: Int, _ kind: SampleFact.Kind) -> SampleFact? {
    let nearest =
      kind == .math
      ? stride(from: min(number, largest), through: 0, by: -1).first { property(of: $0) != nil }
      : numbers(kind).last { $0 <= number }
    return nearest.flatMap { fact($0, kind) }
  }

  /// Returns the fact about the nearest number at or above `number`.
  static func ceiling(_ number: Int, _ kind: SampleFact.Kind) -> SampleFact? {
    let nearest =
      kind == .math
      ? stride(from: max(number, 0), through: largest, by: 1).first { property(of: $0) != nil }
      : numbers(kind).first { $0 >= number }
    return nearest.flatMap { fact($0, kind) }
  }

  /// Returns a fact about a random number between two others.
  static func random(_ kind: SampleFact.Kind, from low: Int, through high: Int) -> SampleFact? {
    let known = kind == .math ? [] : numbers(kind).filter { low <= $0 && $0 <= high }
    guard kind == .math else { return known.randomElement().flatMap { fact($0, kind) } }
    guard low <= high, let start = (low...high).randomElement() else { return nil }
    let found = [ceiling(start, kind), floor(start, kind)].compactMap(\.self)
    return found.first { low <= $0.number && $0.number <= high }
  }

  private static func numbers(_ kind: SampleFact.Kind) -> [Int] {
    switch kind {
    case .trivia: FactTables.trivia.keys.sorted()
    case .year: FactTables.years.keys.sorted()
    case .date: FactTables.days.keys.sorted()
    case .math: []
    }
  }

  /// Returns a property that few numbers have, or `nil`.
  ///
  /// - Complexity: O(√*n*).
  static func property(of number: Int) -> String? {
    guard 0...largest ~= number else { return nil }
    if number == 0 { return "what leaves every number as it is when it is added" }
    if number == 1 { return "what leaves every number as it is when it is multiplied by it" }
    if number & (number - 1) == 0 { return "2 to the power of \(number.trailingZeroBitCount)" }
    if let divisors = properDivisorSum(number), divisors == number {
      return "a perfect number, the sum of its own divisors"
    }
    let root = Int(Double(number).squareRoot().rounded())
    if root * root == number { return "the square of \(root)" }
    let side = Int((Double(8 * number + 1).squareRoot().rounded() - 1) / 2)
    if side * (side + 1) / 2 == number { return "the sum of all numbers from 1 to \(side)" }
    return isPrime(number) ? "a prime number" : nil
  }

  private static func isPrime(_ number: Int) -> Bool {
    var divisor = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return number > 1
  }

  private static func properDivisorSum(_ number: Int) -> Int? {
    guard number > 1 else { return nil }
    var sum = 1
    var divisor = 2
    while divisor * divisor <= number {
      if number % divisor == 0 {
        sum += divisor * divisor == number ? divisor : divisor + number / divisor
      }
      divisor += 1
    }
    return sum
  }
}
