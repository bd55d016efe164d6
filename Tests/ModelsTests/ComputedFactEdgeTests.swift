import Models
import Testing

/// Facts at the ends of what can be computed, compared with slower ways to compute them.
struct ComputedFactEdgeTests {
  private func fact(_ number: Int) -> ComputedFact { ComputedFact(number: number) }

  /// Returns the value of a numeral: a letter before a larger one counts negative.
  private func value(ofNumeral numeral: String) -> Int {
    let values: [Character: Int] = ["M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1]
    let digits = numeral.compactMap { values[$0] }
    return zip(digits, digits.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
  }

  @Test func `each number from 1 to 3999 has a numeral of its value`() {
    var numerals: Set<String> = []
    for number in 1...3999 {
      let numeral = fact(number).romanNumeral ?? ""
      #expect(value(ofNumeral: numeral) == number)
      #expect(
        !["IIII", "XXXX", "CCCC", "MMMM", "VV", "LL", "DD"].contains { numeral.contains($0) },
        "\(numeral)"
      )
      numerals.insert(numeral)
    }
    #expect(numerals.count == 3999)
  }

  @Test(arguments: [
    (3, "III"), (8, "VIII"), (40, "XL"), (49, "XLIX"), (90, "XC"), (99, "XCIX"), (400, "CD"), (444, "CDXLIV"),
    (500, "D"), (888, "DCCCLXXXVIII"), (900, "CM"), (1000, "M"), (2026, "MMXXVI"), (3888, "MMMDCCCLXXXVIII"),
  ])
  func `a numeral subtracts at most one letter at a time`(number: Int, numeral: String) {
    #expect(fact(number).romanNumeral == numeral)
  }

  @Test(arguments: [Int.min, -3999, -1, 0, 4000, 4001])
  func `there is no numeral below 1 and above 3999`(number: Int) {
    #expect(fact(number).romanNumeral == nil)
  }

  /// The squares and products of primes near powers of two, where the arithmetic could overflow.
  @Test(arguments: [
    (4_294_967_291, true), (4_294_967_295, false), (4_294_967_297, false), (9_223_372_030_926_249_001, false),
    (9_223_372_036_854_775_643, true), (9_223_372_036_854_775_805, false), (1_000_000_007, true),
    (999_999_999_989, true), (1_000_000_016_000_000_063, false), (341_550_071_728_321, false),
  ])
  func `large numbers are prime or not`(number: Int, isPrime: Bool) {
    #expect(fact(number).isPrime == isPrime)
  }

  @Test(arguments: [Int.min, -2, -1, 0, 1])
  func `no number below 2 is prime`(number: Int) {
    #expect(!fact(number).isPrime)
  }

  @Test(arguments: [
    (1, [1]), (2, [1, 2]), (4, [1, 2, 4]), (-9, [1, 3, 9]), (12, [1, 2, 3, 4, 6, 12]),
    (999_950_884, [1, 2, 97, 163, 31_622, 999_950_884]),
    (999_999_937, [1, 999_999_937]), (-999_999_937, [1, 999_999_937]),
  ])
  func `divisors are listed once, from small to large`(number: Int, divisors: [Int]) {
    let found = fact(number).divisors ?? []
    #expect(Set(divisors).isSubset(of: found))
    #expect(found == Array(Set(found)).sorted())
    #expect(found.allSatisfy { number.isMultiple(of: $0) })
  }

  @Test func `divisors are listed up to a thousand million`() {
    #expect(fact(1_000_000_000).divisors?.last == 1_000_000_000)
    #expect(fact(-1_000_000_000).divisors?.count == 100)
    #expect(fact(1_000_000_001).divisors == nil)
    #expect(fact(-1_000_000_001).divisors == nil)
  }

  @Test func `a prime has two divisors and a square an odd number of them`() {
    for number in 2...2000 {
      let count = fact(number).divisors?.count ?? 0
      #expect(fact(number).isPrime == (count == 2))
      let root = (1...45).first { $0 * $0 == number }
      #expect((root != nil) == !count.isMultiple(of: 2), "\(number)")
    }
  }

  @Test(arguments: [
    (2, "2 is even, is a prime number and is II in Roman numerals."),
    (-7, "-7 is odd and has the divisors 1, 7."),
    (24, "24 is even, has the divisors 1, 2, 3, 4, 6, 8, 12, 24 and is XXIV in Roman numerals."),
    (36, "36 is even, has 9 divisors (1, 2, 3, 4, 6, 9, 12, 18 …) and is XXXVI in Roman numerals."),
    (
      3999,
      "3999 is odd, has the divisors 1, 3, 31, 43, 93, 129, 1333, 3999 and is MMMCMXCIX in Roman numerals."
    ),
    (4001, "4001 is odd and is a prime number."),
    (1_000_000_001, "1000000001 is odd."),
    (9_223_372_036_854_775_783, "9223372036854775783 is odd and is a prime number."),
  ])
  func `a sentence says what there is to say`(number: Int, text: String) {
    #expect(fact(number).text == text)
  }

  @Test(arguments: [
    (ComputedFact(number: 0), true), (ComputedFact(number: -3), false), (ComputedFact(number: .min), true),
    (ComputedFact(number: .max), false),
  ])
  func `negative numbers and zero are even or odd too`(fact: ComputedFact, isEven: Bool) {
    #expect(fact.isEven == isEven)
  }

  @Test func `the same number has the same fact`() {
    #expect(fact(42) == fact(42))
    #expect(fact(42) != fact(-42))
    #expect(Set([fact(1), fact(1), fact(2)]).count == 2)
  }
}
