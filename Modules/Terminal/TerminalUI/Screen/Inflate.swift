/// A decompressor for zlib data (RFC 1950 and 1951).
///
/// Data is untrusted: if it is cut off, invalid or larger than the limit, there is no result.
struct Inflate {
  private struct Failure: Error {}

  /// A Huffman code: the number of codes of each length, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(lengths: some RandomAccessCollection<UInt8>) throws(Failure) {
      for length in lengths { counts[Int(length)] += 1 }
      counts[0] = 0
      var offsets = [Int](repeating: 0, count: 17)
      var left = 1
      for length in 1...15 {
        left = left * 2 - counts[length]
        guard left >= 0 else { throw Failure() }
        offsets[length + 1] = offsets[length] + counts[length]
      }
      symbols = Array(repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[offsets[Int(length)]] = symbol
        offsets[Int(length)] += 1
      }
    }
  }

  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Decompresses zlib data.
  ///
  /// - Parameters:
  ///   - zlib: The compressed bytes, with zlib's header. The checksum at the end isn't verified.
  ///   - limit: The largest number of decompressed bytes.
  /// - Returns: The bytes; `nil` if the data is invalid or too large.
  /// - Complexity: O(*n*) in the number of compressed and decompressed bytes.
  static func bytes(zlib: [UInt8], limit: Int) -> [UInt8]? {
    guard zlib.count > 2, zlib[0] & 0x0F == 8, zlib[1] & 0x20 == 0,
      (Int(zlib[0]) << 8 | Int(zlib[1])) % 31 == 0
    else { return nil }
    var inflate = Inflate(input: zlib, limit: limit)
    return try? inflate.run()
  }

  private init(input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
    position = 2
  }

  private mutating func run() throws(Failure) -> [UInt8] {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
      case 2: try decodeDynamic()
      default: throw Failure()
      }
    }
    return output
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard position < input.count else { throw Failure() }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func symbol(of code: Code) throws(Failure) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Failure()
  }

  // MARK: Blocks

  private mutating func copyStored() throws(Failure) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { throw Failure() }
    let count = Int(input[position]) | Int(input[position + 1]) << 8
    let check = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard count == check ^ 0xFFFF, position + count <= input.count, output.count + count <= limit else {
      throw Failure()
    }
    output += input[position..<position + count]
    position += count
  }

  private mutating func decodeDynamic() throws(Failure) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw Failure() }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in Self.codeOrder[..<codeCount] { codeLengths[index] = UInt8(try take(3)) }
    let code = try Code(lengths: codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(of: code)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw Failure() }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      default: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0 else { throw Failure() }
    try decode(
      try Code(lengths: lengths[..<literalCount]),
      try Code(lengths: lengths[literalCount...])
    )
  }

  private mutating func decode(_ literals: Code, _ distances: Code) throws(Failure) {
    while true {
      let symbol = try symbol(of: literals)
      if symbol == 256 { return }
      if symbol < 256 {
        guard output.count < limit else { throw Failure() }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count else { throw Failure() }
      let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let number = try self.symbol(of: distances)
      guard number < Self.distanceBases.count else { throw Failure() }
      let distance = Self.distanceBases[number] + (try take(Self.distanceBits[number]))
      guard distance <= output.count, output.count + length <= limit else { throw Failure() }
      let start = output.count - distance
      // The copied range may overlap its destination.
      for index in start..<start + length { output.append(output[index]) }
    }
  }

  // MARK: Tables (RFC 1951, 3.2.5 to 3.2.7)

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0] + (4..<24).map { $0 / 4 } + [0]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let distanceBits = [0, 0, 0, 0] + (4..<30).map { $0 / 2 - 1 }
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let fixedLiterals = fixed(
    [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { Array(repeating: UInt8($0.1), count: $0.0) }
  )
  private static let fixedDistances = fixed(Array(repeating: 5, count: 30))

  private static func fixed(_ lengths: [UInt8]) -> Code {
    do { return try Code(lengths: lengths) } catch { preconditionFailure("The fixed codes are a code.") }
  }
}
