import Foundation

/// The pictures that the sample data links to: a pattern for each address, the same each time.
public enum SamplePicture {
  /// The hosts of the pictures in the sample data.
  private static let hosts: Set<String> = [
    "reqres.in", "avatars.githubusercontent.com", "rickandmortyapi.com",
  ]

  /// Returns the picture at an address as PNG; `nil` if the sample data doesn't link to it.
  ///
  /// - Parameter url: The address.
  public static func png(at url: URL) -> [UInt8]? {
    let isSample = hosts.contains(url.host() ?? "") || url.path().contains("/character/avatar/")
    return isSample ? png(seed: url.lastPathComponent) : nil
  }

  /// Returns a picture of eight by eight squares, with mirrored halves. In half blocks, 8, 16 and 24 columns show it
  /// without blurred edges.
  private static func png(seed: String) -> [UInt8] {
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = seed.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var bits = hash ^ (hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    let color = [60 + UInt8(bits & 0x7F), 60 + UInt8(bits >> 8 & 0x7F), 60 + UInt8(bits >> 16 & 0x7F)]
    var rows: [UInt8] = []
    for y in 0..<40 {
      rows.append(0)
      for x in 0..<40 {
        let (column, row) = (min(x / 5, 7 - x / 5), y / 5)
        rows += bits >> UInt64(24 + row * 4 + column) & 1 == 1 ? color : [238, 238, 238]
      }
    }
    let header = bytes(40) + bytes(40) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns a chunk of a PNG (PNG specification, third edition, 5.3).
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    let sum = body.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    return bytes(UInt32(content.count)) + body + bytes(~sum)
  }

  /// Returns a zlib stream with one uncompressed block (RFC 1950, and RFC 1951, 3.2.4).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    let length = UInt16(content.count)
    let (a, b) = content.reduce((UInt32(1), UInt32(0))) { sum, byte in
      let a = (sum.0 + UInt32(byte)) % 65_521
      return (a, (sum.1 + a) % 65_521)
    }
    let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + content + bytes(b << 16 | a)
  }
}
