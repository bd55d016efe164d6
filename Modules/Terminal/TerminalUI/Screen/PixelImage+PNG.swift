extension PixelImage {
  /// Decodes a PNG picture (ISO/IEC 15948) of any color type and depth, interlaced or not.
  ///
  /// - Parameter png: The encoded picture. Its checksums aren't verified.
  /// - Returns: `nil` if the data is invalid, cut off, or larger than ``limit``.
  init?(png: [UInt8]) {
    guard let file = PNGFile(png), var image = PixelImage(width: file.width, height: file.height),
      let data = Inflate.bytes(zlib: file.data, limit: file.rawSize), data.count == file.rawSize
    else { return nil }
    var rest = data[...]
    for pass in file.passes where pass.width > 0 && pass.height > 0 {
      guard let rows = file.unfiltered(&rest, pass: pass) else { return nil }
      for y in 0..<pass.height {
        for x in 0..<pass.width {
          image[pass.x + x * pass.stepX, pass.y + y * pass.stepY] = file.pixel(x, in: rows[y])
        }
      }
    }
    self = image
  }
}

/// The parts of a PNG file that determine its pixels.
private struct PNGFile {
  /// Pixels sent together: all of them, or one pass of Adam7.
  struct Pass {
    var x: Int
    var y: Int
    var stepX: Int
    var stepY: Int
    var width: Int
    var height: Int
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var passes: [Pass] = []
  private(set) var data: [UInt8] = []
  private var depth = 0
  private var colorType = 0
  /// The number of samples per pixel.
  private var channels = 1
  private var palette: [PixelImage.Pixel] = []
  /// The transparent color, if there is one.
  private var key: [Int] = []

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Self.number(rest.prefix(4))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard length <= rest.count - 12 else { return nil }
      let body = Array(rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(12 + length)
      switch type {
      case "IHDR": guard readHeader(body) else { return nil }
      case "PLTE":
        palette = stride(from: 0, to: body.count - 2, by: 3).prefix(256).map {
          PixelImage.Pixel(red: body[$0], green: body[$0 + 1], blue: body[$0 + 2])
        }
      case "tRNS": readTransparency(body)
      case "IDAT": data += body
      default: break
      }
      if type == "IEND" { break }
    }
    if passes.isEmpty { return nil }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private mutating func readHeader(_ body: [UInt8]) -> Bool {
    guard body.count == 13, passes.isEmpty, body[10] == 0, body[11] == 0, body[12] < 2 else { return false }
    (width, height) = (Self.number(body[0..<4]), Self.number(body[4..<8]))
    (depth, colorType) = (Int(body[8]), Int(body[9]))
    channels = [2: 3, 4: 2, 6: 4][colorType] ?? 1
    let depths: [Int: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[colorType, default: []].contains(depth),
      PixelImage.isPossible(width: width, height: height)
    else { return false }
    let origins =
      body[12] == 0
      ? [(0, 0, 1, 1)]
      : [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    passes = origins.map { x, y, stepX, stepY in
      Pass(
        x: x,
        y: y,
        stepX: stepX,
        stepY: stepY,
        width: (width - x + stepX - 1) / stepX,
        height: (height - y + stepY - 1) / stepY
      )
    }
    return true
  }

  private mutating func readTransparency(_ body: [UInt8]) {
    if colorType == 3 {
      for (index, alpha) in body.enumerated() where index < palette.count { palette[index].alpha = alpha }
    } else {
      key = stride(from: 0, to: body.count - 1, by: 2).map { Int(body[$0]) << 8 | Int(body[$0 + 1]) }
    }
  }

  private func rowSize(_ pass: Pass) -> Int { (pass.width * channels * depth + 7) / 8 }

  /// The number of bytes before compression. Each row has one extra byte for its filter.
  var rawSize: Int {
    passes.reduce(0) { $0 + ($1.width > 0 && $1.height > 0 ? $1.height * (1 + rowSize($1)) : 0) }
  }

  // MARK: Rows

  /// Returns the rows of a pass with the filters undone. Filters replace each byte with its difference from
  /// its neighbors.
  ///
  /// - Returns: `nil` if a filter is unknown.
  func unfiltered(_ rest: inout ArraySlice<UInt8>, pass: Pass) -> [[UInt8]]? {
    let size = rowSize(pass)
    let step = max(1, channels * depth / 8)
    var above = [UInt8](repeating: 0, count: size)
    var rows: [[UInt8]] = []
    for _ in 0..<pass.height {
      guard rest.count > size, let filter = rest.popFirst(), filter < 5 else { return nil }
      var row = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      for index in 0..<size where filter > 0 {
        let left = index >= step ? Int(row[index - step]) : 0
        let up = Int(above[index])
        let corner = index >= step ? Int(above[index - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          default: Self.nearest(left, up, corner)
          }
        row[index] &+= UInt8(truncatingIfNeeded: guess)
      }
      rows.append(row)
      above = row
    }
    return rows
  }

  /// Returns the neighbor nearest to the prediction from all three (Paeth's filter).
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }

  func pixel(_ x: Int, in row: [UInt8]) -> PixelImage.Pixel {
    // Most pictures are of one of these two kinds.
    if depth == 8, colorType == 6 || (colorType == 2 && key.isEmpty) {
      let start = x * channels
      let alpha = colorType == 6 ? row[start + 3] : 255
      return PixelImage.Pixel(red: row[start], green: row[start + 1], blue: row[start + 2], alpha: alpha)
    }
    let samples = (0..<channels).map { sample(x * channels + $0, in: row) }
    switch colorType {
    case 3: return samples[0] < palette.count ? palette[samples[0]] : .clear
    case 0, 4:
      let gray = byte(samples[0])
      let alpha = colorType == 4 ? byte(samples[1]) : samples == key ? 0 : 255
      return PixelImage.Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
    default:
      let alpha = colorType == 6 ? byte(samples[3]) : samples == key ? 0 : 255
      return PixelImage.Pixel(
        red: byte(samples[0]),
        green: byte(samples[1]),
        blue: byte(samples[2]),
        alpha: alpha
      )
    }
  }

  private func sample(_ index: Int, in row: [UInt8]) -> Int {
    switch depth {
    case 16: Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
    case 8: Int(row[index])
    default: Int(row[index * depth / 8]) >> (8 - depth - index * depth % 8) & (1 << depth - 1)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    UInt8(depth == 16 ? sample >> 8 : sample * 255 / (1 << depth - 1))
  }
}
