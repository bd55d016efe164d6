extension PixelImage {
  /// The picture as uncompressed PNG, for terminals that draw pictures.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + width * 4))
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        rows += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk("IHDR", Self.bytes(width) + Self.bytes(height) + [8, 6, 0, 0, 0])
    bytes += Self.chunk("IDAT", Self.stored(rows))
    bytes += Self.chunk("IEND", [])
    return bytes
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + body
    return bytes(body.count) + checked + bytes(Int(~checked.reduce(~0, crc)))
  }

  /// Returns the next value of the checksum of ISO 3309.
  private static func crc(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
    sum >> 8 ^ crcTable[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
  }

  private static let crcTable: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }

  /// Returns the bytes in zlib's format, stored without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(bytes.count + 64)
    var (one, two) = (1, 0)
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      result.insert(rest.isEmpty ? 1 : 0, at: result.count - 4)
      result += block
      for byte in block {
        one = (one + Int(byte)) % 65521
        two = (two + one) % 65521
      }
    } while !rest.isEmpty
    return result + Self.bytes(two << 16 | one)
  }
}
