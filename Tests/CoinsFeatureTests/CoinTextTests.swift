import Foundation
import Testing

@testable import CoinsFeature

struct CoinTextTests {
  @Test(arguments: [
    (CoinRange.week, 40, "7d   6d    5d    4d   3d    2d    1d now"), (.week, 24, "7d           3d      now"),
    (.week, 9, "7d    now"), (.month, 14, "30d        now"), (.hour, 16, "60m     30m  now"),
  ])
  func `the times of an axis are left out evenly where there is no room`(
    range: CoinRange,
    width: Int,
    line: String
  ) {
    #expect(range.axis(width: width) == line)
  }

  @Test(
    arguments: [
      (nil, "-"), (.nan, "-"), (0, "0.00"), (12.5, "12.50"), (999, "999.00"), (1_234, "1.23 K"),
      (12_345_678, "12.35 M"), (131_200_000_000, "131.2 B"), (999_999_999_999, "1.00 T"),
      (-5_000_000, "-5.00 M"),
    ] as [(Double?, String)]
  )
  func `large amounts are short`(amount: Double?, text: String) {
    #expect(CoinText.short(amount, in: "USD") == text)
  }

  @Test(
    arguments: [
      (95_238.1, "95,238.10"), (0.1873, "0.1873"), (0.00005201, "0.0₄5201"), (0.00052, "0.00052"),
      (0.000009125, "0.0₅9125"), (0.0000000008322, "0.0₉8322"), (0.00000000000832, "0.0₁₁832"),
    ]
  )
  func `zeros of small prices are counted`(price: Double, text: String) {
    #expect(CoinText.shortPrice(price, in: "USD") == text)
  }

  @Test(
    arguments: [
      (1_234_567.891, "1,234,568"), (999_999.99, "999,999.99"), (14_428_571, "14,428,571"),
      (1_442_857_100, "1.44 B"), (-14_428_571, "-14.43 M"),
    ]
  )
  func `large prices fit in ten columns`(price: Double, text: String) {
    #expect(CoinText.shortPrice(price, in: "USD") == text)
    #expect(text.count <= 10)
  }

  @Test(arguments: [
    (0.000012345, "0.00001235"), (0.1234567, "0.1235"), (0.5, "0.50"), (0.05, "0.05"), (0.0001, "0.0001"),
    (0.000099996, "0.0001"), (0.99999, "1.00"), (1e-9, "0.000000001"), (0.00120, "0.0012"),
  ])
  func `prices below one show significant digits`(price: Double, text: String) {
    #expect(CoinText.price(price, in: "USD") == text)
  }

  @Test(arguments: [
    (1.0, "1.00"), (1.005, "1.01"), (61_234.5, "61,234.50"), (999.999, "1,000.00"),
    (1_234_567.891, "1,234,567.89"),
    (35_000_000_000, "35,000,000,000.00"), (123, "123.00"),
  ])
  func `prices from one on show two decimals and groups`(price: Double, text: String) {
    #expect(CoinText.price(price, in: "USD") == text)
  }

  @Test(arguments: [
    (15_234_567, "JPY", "15,234,567"), (1.5, "KRW", "1.50"), (100, "JPY", "100"),
    (0.000012345, "JPY", "0.00001235"),
    (0.5, "JPY", "0.50"), (61_234.5, "KWD", "61,234.500"), (61_234.5, "XYZ", "61,234.50"),
  ])
  func `prices have the decimals of the currency`(price: Double, currency: String, text: String) {
    #expect(CoinText.price(price, in: currency) == text)
  }

  @Test func `short amounts have the decimals of the currency`() {
    #expect(CoinText.short(12.5, in: "JPY") == "12.50")
    #expect(CoinText.short(12_345_678, in: "JPY") == "12.35 M")
    #expect(CoinText.shortPrice(1_442.25, in: "JPY") == "1,442")
    #expect(CoinText.ticks(100...200, in: "JPY", rows: 5) == ["200", "", "150", "", "100"])
  }

  @Test func `only decimals tell the near prices of an axis apart`() {
    #expect(CoinText.ticks(1...2, in: "JPY", rows: 5) == ["2.00", "", "1.50", "", "1.00"])
  }

  @Test(arguments: [(0.0, "0.00"), (-0.0, "0.00"), (-0.000012345, "-0.00001235"), (-1_234.5, "-1,234.50")])
  func `zero and negative amounts read well`(price: Double, text: String) {
    #expect(CoinText.price(price, in: "USD") == text)
  }

  @Test(arguments: [nil, Double.nan, .infinity, -.infinity])
  func `what is missing has a placeholder`(value: Double?) {
    #expect(CoinText.price(value, in: "USD") == "-")
    #expect(CoinText.change(value) == "-")
    #expect(PriceDirection(change: value) == nil)
  }

  @Test func `digits are rounded as those of decimals`() throws {
    for index in 0..<2_000 {
      // A tenth of the numbers with three decimals are halfway between two roundings.
      let change = Double(index * 7919 % 2_000_003 - 1_000_000) / (index % 2 == 0 ? 1e3 : 1e7)
      var exact = try #require(Decimal(string: change.description))
      var rounded = Decimal()
      NSDecimalRound(&rounded, &exact, 2, .plain)
      let text = CoinText.change(change).filter { $0 != "," && $0 != "+" && $0 != "%" }
      #expect(Decimal(string: text) == rounded, "\(change)")
      #expect(text.split(separator: ".").last?.count == 2, "\(change)")
    }
  }

  @Test func `amounts beyond what a decimal holds are still shown`() {
    #expect(CoinText.price(1e300, in: "USD") != "-")
    #expect(CoinText.price(1e-300, in: "USD") != "-")
  }

  @Test(arguments: [
    (2.5, "+2.50%", PriceDirection.up), (-1.25, "-1.25%", .down), (0, "0.00%", .flat),
    (0.004, "0.00%", .flat), (-0.004, "0.00%", .flat), (0.005, "+0.01%", .up), (-0.005, "-0.01%", .down),
    (1_234.567, "+1,234.57%", .up),
  ])
  func `changes show their sign and direction`(change: Double, text: String, direction: PriceDirection) {
    #expect(CoinText.change(change) == text)
    #expect(PriceDirection(change: change) == direction)
  }

  @Test(arguments: [
    (2.5, 0, "▲ 2.50%"), (-1.25, 0, "▼ 1.25%"), (0.004, 0, "0.00%"), (nil, 7, "-"), (-4.891, 7, "▼ 4.89%"),
    (-4.891, 8, "▼  4.89%"), (1_234.567, 8, "▲ 1,234.57%"),
  ])
  func `an arrow stands for the sign of a change`(change: Double?, width: Int, text: String) {
    #expect(CoinText.directedChange(change, width: width) == text)
  }
}
