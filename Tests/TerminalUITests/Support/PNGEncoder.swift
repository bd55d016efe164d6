/// A simple encoder for uncompressed PNG files of every kind.
struct PNGEncoder {
  var width: Int
  var height: Int
  var depth: Int
  var colorType: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

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
    let header =
      number(width) + number(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    if !palette.isEmpty { bytes += chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += chunk("tRNS", transparency) }
    let data = stored(raw)
    return bytes + chunk("IDAT", Array(data[..<5])) + chunk("IDAT", Array(data[5...])) + chunk("IEND", [])
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

  /// Returns a chunk with a wrong checksum, because readers needn't verify it.
  private func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    number(body.count) + Array(type.utf8) + body + [0, 0, 0, 0]
  }

  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [0x78, 0x01, 1] + length + bytes + [0, 0, 0, 0]
  }
}
