/// An error in an unreadable picture.
struct JPEGFailure: Error {}

/// A Huffman code of a JPEG file (ISO/IEC 10918-1, annex C).
struct JPEGCode {
  /// For each length, the limit that its codes are below, and the offset from a code to its symbol's index.
  private var limits = [Int](repeating: 0, count: 17)
  private var offsets = [Int](repeating: 0, count: 17)
  private var symbols: [UInt8] = []

  init() {}

  /// - Parameters:
  ///   - counts: The number of codes of each length from 1 to 16.
  ///   - symbols: The symbols of the codes.
  init(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) throws(JPEGFailure) {
    self.symbols = Array(symbols)
    var (code, index) = (0, 0)
    for (length, count) in zip(1...16, counts) {
      offsets[length] = index - code
      code += Int(count)
      index += Int(count)
      guard code <= 1 << length else { throw JPEGFailure() }
      limits[length] = code
      code <<= 1
    }
  }

  func symbol(_ bits: inout JPEGBits) throws(JPEGFailure) -> Int {
    var code = 0
    for length in 1...16 {
      code = code << 1 | (try bits.bit())
      if code < limits[length] { return Int(symbols[code + offsets[length]]) }
    }
    throw JPEGFailure()
  }
}

/// The bits of a scan.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The position of the next byte.
  private(set) var position: Int
  private var current = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func bit() throws(JPEGFailure) -> Int {
    if count == 0 {
      guard position < bytes.count else { throw JPEGFailure() }
      current = Int(bytes[position])
      position += 1
      // A zero is stuffed after 0xFF to distinguish it from a marker.
      if current == 0xFF {
        guard position < bytes.count, bytes[position] == 0 else { throw JPEGFailure() }
        position += 1
      }
      count = 8
    }
    count -= 1
    return current >> count & 1
  }

  mutating func bits(_ number: Int) throws(JPEGFailure) -> Int {
    var value = 0
    for _ in 0..<number { value = value << 1 | (try bit()) }
    return value
  }

  /// Reads a number of some bits. The smaller half of the values represents negative numbers.
  mutating func signed(_ number: Int) throws(JPEGFailure) -> Int {
    guard number > 0 else { return 0 }
    guard number < 16 else { throw JPEGFailure() }
    let value = try bits(number)
    return value < 1 << (number - 1) ? value - (1 << number) + 1 : value
  }

  /// Continues after the next restart marker.
  mutating func restart() throws(JPEGFailure) {
    count = 0
    guard position + 1 < bytes.count, bytes[position] == 0xFF, 0xD0...0xD7 ~= bytes[position + 1] else {
      throw JPEGFailure()
    }
    position += 2
  }
}
