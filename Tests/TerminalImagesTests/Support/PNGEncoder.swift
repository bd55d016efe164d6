/// A simple encoder for PNG files of every kind.
struct PNGEncoder {
  var width: Int
  var height: Int
  var depth: Int
  var colorType: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// The lengths of compressed texts before the pixels.
  var texts: [Int] = []

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// Returns the file. Each row uses a different filter from the row before.
  func encoded(sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var raw: [UInt8] = []
    var filter: UInt8 = 0
    for (firstX, firstY, stepX, stepY) in passes {
      var above: [UInt8] = []
      for y in stride(from: firstY, to: height, by: stepY) {
        let samples = stride(from: firstX, to: width, by: stepX).flatMap { x in
          (0..<channels).map { sample(x, y, $0) }
        }
        guard !samples.isEmpty else { continue }
        let row = packed(samples)
        raw.append(filter)
        raw += filtered(row, above: above.isEmpty ? row.map { _ in 0 } : above, filter)
        filter = (filter + 1) % 5
        above = row
      }
    }
    let data = stored(raw)
    return file(data: chunk("IDAT", Array(data[..<5])) + chunk("IDAT", Array(data[5...])))
  }

  /// Returns the file of a picture of zeros, which is small.
  func encodedZeros() -> [UInt8] {
    file(data: chunk("IDAT", compressed(0, count: height * (1 + (width * channels * depth + 7) / 8))))
  }

  /// A file that ends after the header.
  var empty: [UInt8] { file(data: []) }

  private func file(data: [UInt8]) -> [UInt8] {
    let header =
      number(width) + number(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    if !palette.isEmpty { bytes += chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += chunk("tRNS", transparency) }
    bytes += texts.flatMap { chunk("zTXt", Array("Comment".utf8) + [0, 0] + compressed(120, count: $0)) }
    return bytes + data + chunk("IEND", [])
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<depth).reversed().map { sample >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? UInt8(bits[start + $1]) : 0) }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], _ filter: UInt8) -> [UInt8] {
    let step = max(1, channels * depth / 8)
    return row.indices.map { index in
      let left = index >= step ? Int(row[index - step]) : 0
      let up = Int(above[index])
      let corner = index >= step ? Int(above[index - step]) : 0
      let nearest =
        [left, up, corner].min { abs(left + up - corner - $0) < abs(left + up - corner - $1) } ?? 0
      return row[index] &- UInt8([0, left, up, (left + up) / 2, nearest][Int(filter)])
    }
  }

  private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  private func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + body
    let sum = checked.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
    return number(body.count) + checked + number(Int(~sum))
  }

  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let (one, two) = bytes.reduce((1, 0)) { ($0.0 + Int($1), $0.1 + $0.0 + Int($1)) }
    return [0x78, 0x01, 1] + length + bytes + number((two % 65521) << 16 | one % 65521)
  }

  /// Returns equal bytes in zlib's format: a byte below 144, and references to it, each 258 bytes long, in the
  /// fixed codes.
  private func compressed(_ byte: Int, count: Int) -> [UInt8] {
    let literal = (0..<8).reversed().map { UInt8((0x30 + byte) >> $0 & 1) }
    let reference: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
    let (references, rest) = (count - 1).quotientAndRemainder(dividingBy: 258)
    var bits: [UInt8] = [1, 1, 0] + literal
    for _ in 0..<references { bits += reference }
    for _ in 0..<rest { bits += literal }
    bits += [0, 0, 0, 0, 0, 0, 0]
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start...].prefix(8).reversed().reduce(0) { $0 << 1 | $1 }
    }
    let (one, two) = ((1 + count * byte) % 65521, (count + count * (count + 1) / 2 * byte) % 65521)
    return [0x78, 0x01] + bytes + number(two << 16 | one)
  }
}
