/// A fact computed from a number, for when the number service can't be reached.
///
/// The same number always gives the same fact.
public struct ComputedFact: Equatable, Hashable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  public var isEven: Bool { number.isMultiple(of: 2) }

  /// Whether the number is greater than 1 and has no divisors besides 1 and itself.
  ///
  /// - Complexity: O(log³ *n*). The Miller–Rabin test with the first twelve primes as bases is exact for
  ///   every number below 2⁶⁴ (Sorenson and Webster, 2015).
  public var isPrime: Bool { number > 1 && number.magnitude.isPrime }

  /// The positive divisors in ascending order. `nil` for zero, which has infinitely many, and beyond 10⁹,
  /// because listing them would be slow.
  ///
  /// - Complexity: O(√*n*).
  public var divisors: [Int]? {
    let magnitude = number.magnitude
    guard (1...1_000_000_000).contains(magnitude) else { return nil }
    var low: [Int] = []
    var high: [Int] = []
    var candidate: UInt = 1
    while candidate * candidate <= magnitude {
      if magnitude.isMultiple(of: candidate) {
        low.append(Int(candidate))
        if candidate * candidate != magnitude { high.append(Int(magnitude / candidate)) }
      }
      candidate += 1
    }
    return low + high.reversed()
  }

  /// The number in Roman numerals, which represent 1 to 3999.
  public var romanNumeral: String? {
    guard (1...3999).contains(number) else { return nil }
    var rest = number
    var numeral = ""
    for (value, symbol) in Self.romanSymbols {
      while rest >= value {
        numeral += symbol
        rest -= value
      }
    }
    return numeral
  }

  /// The whole fact in one sentence.
  public var text: String {
    var parts = ["\(number) is \(isEven ? "even" : "odd")"]
    if isPrime {
      parts.append("is a prime number")
    } else if let divisors {
      parts.append(describe(divisors))
    }
    if let romanNumeral { parts.append("is \(romanNumeral) in Roman numerals") }
    let last = parts.removeLast()
    return parts.isEmpty ? "\(last)." : "\(parts.joined(separator: ", ")) and \(last)."
  }

  private func describe(_ divisors: [Int]) -> String {
    if divisors == [1] {
      return number == 1 ? "has itself as its only divisor" : "has 1 as its only positive divisor"
    }
    let shown = divisors.prefix(8).map(String.init).joined(separator: ", ")
    return divisors.count > 8
      ? "has \(divisors.count) divisors (\(shown) …)" : "has the divisors \(shown)"
  }

  private static let romanSymbols = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
    (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}

extension UInt {
  fileprivate var isPrime: Bool {
    let bases: [UInt] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    guard self > 37 else { return bases.contains(self) }
    guard !bases.contains(where: isMultiple(of:)) else { return false }
    let twos = (self - 1).trailingZeroBitCount
    let odd = (self - 1) >> UInt(twos)
    return bases.allSatisfy { base in
      var power = base.raised(to: odd, modulo: self)
      if power == 1 || power == self - 1 { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = power.multiplied(by: power, modulo: self)
        if power == self - 1 { return true }
      }
      return false
    }
  }

  private func raised(to exponent: UInt, modulo modulus: UInt) -> UInt {
    var result: UInt = 1
    var square = self % modulus
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result.multiplied(by: square, modulo: modulus) }
      square = square.multiplied(by: square, modulo: modulus)
      rest >>= 1
    }
    return result
  }

  private func multiplied(by other: UInt, modulo modulus: UInt) -> UInt {
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }
}
