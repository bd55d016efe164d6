import Models
import Testing

@Suite struct ComputedFactTests {
  @Test func `primes are those that a sieve leaves`() {
    let limit = 20_000
    var isPrime = Array(repeating: true, count: limit)
    isPrime[0] = false
    isPrime[1] = false
    for number in 2..<limit where isPrime[number] {
      for multiple in stride(from: number * 2, to: limit, by: number) { isPrime[multiple] = false }
    }
    for number in 0..<limit {
      #expect(ComputedFact(number: number).isPrime == isPrime[number], "\(number)")
    }
  }

  /// Strong pseudoprimes to several bases, Carmichael numbers, and the ends of the range.
  @Test(arguments: [
    (561, false), (3_215_031_751, false), (3_825_123_056_546_413_051, false), (2_147_483_647, true),
    (9_223_372_036_854_775_783, true), (Int.max, false), (Int.min, false), (-7, false),
  ])
  func `large numbers are decided exactly`(number: Int, isPrime: Bool) {
    #expect(ComputedFact(number: number).isPrime == isPrime)
  }

  @Test func `divisors are those that divide`() {
    for number in 1...500 {
      #expect(ComputedFact(number: number).divisors == (1...number).filter { number % $0 == 0 })
    }
    #expect(ComputedFact(number: -6).divisors == [1, 2, 3, 6])
    #expect(ComputedFact(number: 1_000_000_000).divisors?.count == 100)
  }

  @Test(arguments: [0, 1_000_000_001, Int.max, Int.min])
  func `what cannot be listed has no list of divisors`(number: Int) {
    #expect(ComputedFact(number: number).divisors == nil)
  }

  @Test(arguments: [
    (1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (42, "XLII"), (1994, "MCMXCIV"), (3999, "MMMCMXCIX"),
  ])
  func `roman numerals are written as usual`(number: Int, numeral: String) {
    #expect(ComputedFact(number: number).romanNumeral == numeral)
  }

  @Test(arguments: [0, -1, 4000, Int.max])
  func `roman numerals have bounds`(number: Int) {
    #expect(ComputedFact(number: number).romanNumeral == nil)
  }

  @Test(arguments: [
    (42, "42 is even, has the divisors 1, 2, 3, 6, 7, 14, 21, 42 and is XLII in Roman numerals."),
    (7, "7 is odd, is a prime number and is VII in Roman numerals."),
    (1, "1 is odd, has itself as its only divisor and is I in Roman numerals."),
    (0, "0 is even."),
    (-1, "-1 is odd and has 1 as its only positive divisor."),
    (5000, "5000 is even and has 20 divisors (1, 2, 4, 5, 8, 10, 20, 25 …)."),
    (Int.max, "9223372036854775807 is odd."),
    (Int.min, "-9223372036854775808 is even."),
  ])
  func `all of it is one sentence`(number: Int, text: String) {
    #expect(ComputedFact(number: number).text == text)
  }
}
