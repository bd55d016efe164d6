/// A parser for JPEG files (ISO/IEC 10918-1): sequential or progressive, with eight bits per sample.
struct JPEGFile {
  /// A plane of samples: the brightness or one of the colors.
  struct Component {
    var id: UInt8
    var horizontal: Int
    var vertical: Int
    var table: Int
    /// The number of blocks that contain part of the picture.
    var blocksWide = 0
    var blocksHigh = 0
    /// The number of blocks in a row, including those that fill up the last unit.
    var stride = 0
    var coefficients: [Int16] = []
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var isProgressive = false
  var components: [Component] = []
  /// Whether the samples are red, green and blue without conversion.
  private(set) var isRGB = false
  private(set) var restartInterval = 0
  private(set) var unitsWide = 0
  private(set) var unitsHigh = 0
  private(set) var directCodes = Array(repeating: JPEGCode(), count: 4)
  private(set) var alternatingCodes = Array(repeating: JPEGCode(), count: 4)
  private var tables = Array(repeating: [Int](repeating: 1, count: 64), count: 4)

  private static let mostScans = 64
  private static let mostCoefficients = 4 << 20

  init(_ bytes: [UInt8]) throws(JPEGFailure) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw JPEGFailure() }
    var position = 2
    var scans = 0
    while let (marker, body) = try Self.segment(of: bytes, &position) {
      switch marker {
      case 0xC0, 0xC1, 0xC2: try readFrame(body, isProgressive: marker == 0xC2)
      case 0xC4: try readCodes(body)
      case 0xDB: try readTables(body)
      case 0xDD:
        guard body.count == 2 else { throw JPEGFailure() }
        restartInterval = Int(body[body.startIndex]) << 8 | Int(body[body.startIndex + 1])
      case 0xEE:
        isRGB = body.starts(with: "Adobe".utf8) && body.count >= 12 && body[body.startIndex + 11] == 0
      case 0xDA:
        scans += 1
        guard scans <= Self.mostScans else { throw JPEGFailure() }
        var scan = try JPEGScan(header: Array(body), file: self)
        position = try scan.read(&self, bytes, from: position)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCF: throw JPEGFailure()
      default: break
      }
    }
    guard scans > 0 else { throw JPEGFailure() }
  }

  /// Returns the next segment; `nil` at the end of the picture.
  private static func segment(
    of bytes: [UInt8],
    _ position: inout Int
  ) throws(JPEGFailure) -> (marker: UInt8, body: ArraySlice<UInt8>)? {
    while position < bytes.count, bytes[position] != 0xFF { position += 1 }
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count else { throw JPEGFailure() }
    let marker = bytes[position]
    position += 1
    switch marker {
    case 0xD9: return nil
    case 0x00, 0x01, 0xD0...0xD7: return (0x01, [])
    default:
      guard position + 2 <= bytes.count else { throw JPEGFailure() }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      guard length >= 2, position + length <= bytes.count else { throw JPEGFailure() }
      defer { position += length }
      return (marker, bytes[position + 2..<position + length])
    }
  }

  private mutating func readTables(_ body: ArraySlice<UInt8>) throws(JPEGFailure) {
    var rest = body
    while let kind = rest.popFirst() {
      let size = kind >> 4 == 0 ? 1 : 2
      guard kind & 0xF < 4, rest.count >= 64 * size else { throw JPEGFailure() }
      for index in 0..<64 {
        let first = Int(rest.popFirst() ?? 0)
        tables[Int(kind & 0xF)][JPEGScan.order[index]] =
          size == 1 ? first : first << 8 | Int(rest.popFirst() ?? 0)
      }
    }
  }

  private mutating func readCodes(_ body: ArraySlice<UInt8>) throws(JPEGFailure) {
    var rest = body
    while let kind = rest.popFirst() {
      let counts = rest.prefix(16)
      let total = counts.reduce(0) { $0 + Int($1) }
      rest = rest.dropFirst(16)
      guard kind & 0xF < 4, counts.count == 16, total <= 256, rest.count >= total else { throw JPEGFailure() }
      let code = try JPEGCode(counts: counts, symbols: rest.prefix(total))
      rest = rest.dropFirst(total)
      if kind >> 4 == 0 { directCodes[Int(kind)] = code } else { alternatingCodes[Int(kind & 0xF)] = code }
    }
  }

  private mutating func readFrame(_ body: ArraySlice<UInt8>, isProgressive: Bool) throws(JPEGFailure) {
    let body = Array(body)
    guard components.isEmpty, body.count >= 6, body[0] == 8, [1, 3].contains(body[5]),
      body.count == 6 + 3 * Int(body[5])
    else { throw JPEGFailure() }
    self.isProgressive = isProgressive
    height = Int(body[1]) << 8 | Int(body[2])
    width = Int(body[3]) << 8 | Int(body[4])
    guard PixelImage.isPossible(width: width, height: height) else { throw JPEGFailure() }
    for start in stride(from: 6, to: body.count, by: 3) {
      let (horizontal, vertical) = (Int(body[start + 1] >> 4), Int(body[start + 1] & 0xF))
      guard 1...4 ~= horizontal, 1...4 ~= vertical, body[start + 2] < 4 else { throw JPEGFailure() }
      components.append(
        Component(id: body[start], horizontal: horizontal, vertical: vertical, table: Int(body[start + 2]))
      )
    }
    try makeRoom()
  }

  private mutating func makeRoom() throws(JPEGFailure) {
    let widest = components.map(\.horizontal).max() ?? 1
    let highest = components.map(\.vertical).max() ?? 1
    func quotient(_ one: Int, _ other: Int) -> Int { (one + other - 1) / other }
    unitsWide = quotient(width, 8 * widest)
    unitsHigh = quotient(height, 8 * highest)
    var total = 0
    for index in components.indices {
      let (horizontal, vertical) = (components[index].horizontal, components[index].vertical)
      components[index].blocksWide = quotient(quotient(width * horizontal, widest), 8)
      components[index].blocksHigh = quotient(quotient(height * vertical, highest), 8)
      components[index].stride = unitsWide * horizontal
      total += unitsWide * horizontal * unitsHigh * vertical * 64
    }
    guard total <= Self.mostCoefficients else { throw JPEGFailure() }
    for index in components.indices {
      let rows = unitsHigh * components[index].vertical
      components[index].coefficients = Array(repeating: 0, count: components[index].stride * rows * 64)
    }
  }

  /// Returns the samples of a component, with one sample per column of its blocks in each row.
  func samples(of component: Component) -> [UInt8] {
    let width = component.stride * 8
    var result = [UInt8](repeating: 0, count: component.coefficients.count)
    var block = [Float](repeating: 0, count: 64)
    let table = tables[component.table].map(Float.init)
    for start in stride(from: 0, to: component.coefficients.count, by: 64) {
      for index in 0..<64 { block[index] = Float(component.coefficients[start + index]) * table[index] }
      JPEGTransform.invert(&block)
      let (row, column) = (start / 64 / component.stride, start / 64 % component.stride)
      for index in 0..<64 {
        let place = (row * 8 + index / 8) * width + column * 8 + index % 8
        result[place] = UInt8(min(max(block[index] + 128.5, 0), 255))
      }
    }
    return result
  }
}
