/// The decimal digits of a number's shortest description: 0.000012345 has five, not the fifty of the nearest binary
/// fraction.
///
/// A table of sixty coins shows hundreds of numbers. With `Decimal`, their texts took a seventh of the time of a key.
struct DecimalDigits {
  /// The values of the digits, without zeros at the start and at the end. Zero has none.
  private var digits: [UInt8]
  /// The number of digits in front of the point; negative if there are zeros behind it.
  private var point: Int
  private let isNegative: Bool

  /// - Parameter number: A finite number.
  init(_ number: Double) {
    let text = number.magnitude.description.utf8
    let significand = text.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(text.dropFirst(significand.count + 1)) ?? "") ?? 0
    point = significand.prefix { $0 != UInt8(ascii: ".") }.count + exponent
    digits = significand.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
    isNegative = number < 0
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    removeLastZeros()
  }

  /// The number of the first digit that isn't zero behind the point; 1 is the first.
  var firstDecimal: Int { 1 - point }

  /// Returns the text with as many decimals as needed within the bounds, rounded half away from zero, and the digits
  /// in front of the point in groups of three.
  func text(decimals: ClosedRange<Int>) -> String {
    var number = self
    number.round(to: decimals.upperBound)
    return number.text(minDecimals: decimals.lowerBound)
  }

  private mutating func round(to decimals: Int) {
    let count = point + decimals
    guard count < digits.count else { return }
    let isRoundedUp = count >= 0 && digits[count] >= 5
    digits.removeLast(digits.count - max(0, count))
    if isRoundedUp {
      while digits.last == 9 { digits.removeLast() }
      if digits.isEmpty {
        digits = [1]
        point += 1
      } else {
        digits[digits.count - 1] += 1
      }
    }
    removeLastZeros()
  }

  private mutating func removeLastZeros() {
    while digits.last == 0 { digits.removeLast() }
  }

  private func text(minDecimals: Int) -> String {
    let isZero = digits.isEmpty
    let whole = isZero ? 0 : max(0, point)
    var text: [UInt8] = isNegative && !isZero ? [UInt8(ascii: "-")] : []
    if whole == 0 { text.append(UInt8(ascii: "0")) }
    for index in 0..<whole {
      if index > 0, (whole - index).isMultiple(of: 3) { text.append(UInt8(ascii: ",")) }
      text.append(digit(index))
    }
    let decimals = max(minDecimals, isZero ? 0 : digits.count - point)
    if decimals > 0 { text.append(UInt8(ascii: ".")) }
    for decimal in 0..<decimals { text.append(digit(point + decimal)) }
    return String(decoding: text, as: UTF8.self)
  }

  private func digit(_ index: Int) -> UInt8 {
    UInt8(ascii: "0") + (digits.indices.contains(index) ? digits[index] : 0)
  }
}
