/// A pass over a JPEG picture: all of its coefficients or, in a progressive picture, some of their bits.
struct JPEGScan {
  /// The positions of a block's coefficients in transmission order.
  static let order = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
    14,
    21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
    53,
    60, 61, 54, 47, 55, 62, 63,
  ]

  private struct Part {
    var component: Int
    var direct: JPEGCode
    var alternating: JPEGCode
    var last = 0
  }

  private var parts: [Part] = []
  private let first: Int
  private let last: Int
  /// Whether the bits are the highest of their coefficients, and their distance from the lowest bit.
  private let isFirst: Bool
  private let shift: Int
  private let isProgressive: Bool
  /// The number of following blocks without new data.
  private var emptyBlocks = 0

  init(header: [UInt8], file: JPEGFile) throws(JPEGFailure) {
    guard let count = header.first, 1...3 ~= count, header.count == 4 + 2 * Int(count) else {
      throw JPEGFailure()
    }
    for index in 0..<Int(count) {
      let codes = header[2 + 2 * index]
      guard let component = file.components.firstIndex(where: { $0.id == header[1 + 2 * index] }),
        !parts.contains(where: { $0.component == component }), codes >> 4 < 4, codes & 0xF < 4
      else { throw JPEGFailure() }
      parts.append(
        Part(
          component: component,
          direct: file.directCodes[Int(codes >> 4)],
          alternating: file.alternatingCodes[Int(codes & 0xF)]
        )
      )
    }
    isProgressive = file.isProgressive
    let selection = header.suffix(3).map(Int.init)
    first = isProgressive ? selection[0] : 0
    last = isProgressive ? selection[1] : 63
    isFirst = !isProgressive || selection[2] >> 4 == 0
    shift = isProgressive ? selection[2] & 0xF : 0
    guard first <= last, last < 64, shift < 14 else { throw JPEGFailure() }
    if isProgressive { guard first == 0 ? last == 0 : parts.count == 1 else { throw JPEGFailure() } }
  }

  /// Reads the scan into the file's coefficients.
  ///
  /// - Returns: The position after the scan.
  mutating func read(
    _ file: inout JPEGFile,
    _ bytes: [UInt8],
    from position: Int
  ) throws(JPEGFailure) -> Int {
    var bits = JPEGBits(bytes, from: position)
    let only = parts.count == 1 ? file.components[parts[0].component] : nil
    let wide = only?.blocksWide ?? file.unitsWide
    for unit in 0..<wide * (only?.blocksHigh ?? file.unitsHigh) {
      if file.restartInterval > 0, unit > 0, unit % file.restartInterval == 0 {
        try bits.restart()
        emptyBlocks = 0
        for index in parts.indices { parts[index].last = 0 }
      }
      let (row, column) = (unit / wide, unit % wide)
      for index in parts.indices {
        let component = parts[index].component
        let horizontal = only == nil ? file.components[component].horizontal : 1
        let vertical = only == nil ? file.components[component].vertical : 1
        for y in 0..<vertical {
          for x in 0..<horizontal {
            let block = (row * vertical + y) * file.components[component].stride + column * horizontal + x
            try readBlock(&file.components[component].coefficients, at: block * 64, part: index, &bits)
          }
        }
      }
    }
    return bits.position
  }

  private mutating func readBlock(
    _ coefficients: inout [Int16],
    at start: Int,
    part: Int,
    _ bits: inout JPEGBits
  ) throws(JPEGFailure) {
    if first == 0, isFirst {
      parts[part].last += try bits.signed(try parts[part].direct.symbol(&bits))
      coefficients[start] = Int16(truncatingIfNeeded: parts[part].last << shift)
    } else if first == 0 {
      coefficients[start] |= Int16(try bits.bit()) << Int16(shift)
    }
    guard last > 0 else { return }
    let code = parts[part].alternating
    if isFirst {
      try readFirst(&coefficients, at: start, code, &bits)
    } else {
      try refine(&coefficients, at: start, code, &bits)
    }
  }

  private mutating func readFirst(
    _ coefficients: inout [Int16],
    at start: Int,
    _ code: JPEGCode,
    _ bits: inout JPEGBits
  ) throws(JPEGFailure) {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var index = max(1, first)
    while index <= last {
      let symbol = try code.symbol(&bits)
      let (run, size) = (symbol >> 4, symbol & 0xF)
      if size == 0, run < 15 {
        if isProgressive { emptyBlocks = (1 << run) - 1 + (try bits.bits(run)) }
        return
      }
      index += run
      guard index <= last else { throw JPEGFailure() }
      coefficients[start + Self.order[index]] = Int16(truncatingIfNeeded: try bits.signed(size) << shift)
      index += 1
    }
  }

  /// Reads one more bit of the coefficients known to be nonzero, and new coefficients between them.
  private mutating func refine(
    _ coefficients: inout [Int16],
    at start: Int,
    _ code: JPEGCode,
    _ bits: inout JPEGBits
  ) throws(JPEGFailure) {
    let bit = Int16(1) << Int16(shift)
    var index = first
    while index <= last, emptyBlocks == 0 {
      let symbol = try code.symbol(&bits)
      var run = symbol >> 4
      var value: Int16 = 0
      if symbol & 0xF == 0, run < 15 {
        emptyBlocks = 1 << run + (try bits.bits(run))
        break
      }
      if symbol & 0xF != 0 { value = try bits.bit() == 1 ? bit : -bit }
      while index <= last {
        let place = start + Self.order[index]
        index += 1
        if coefficients[place] != 0 {
          try refine(&coefficients[place], bit, &bits)
        } else if run == 0 {
          coefficients[place] = value
          break
        } else {
          run -= 1
        }
      }
    }
    guard emptyBlocks > 0 else { return }
    emptyBlocks -= 1
    while index <= last {
      let place = start + Self.order[index]
      if coefficients[place] != 0 { try refine(&coefficients[place], bit, &bits) }
      index += 1
    }
  }

  private func refine(
    _ coefficient: inout Int16,
    _ bit: Int16,
    _ bits: inout JPEGBits
  ) throws(JPEGFailure) {
    guard try bits.bit() == 1, coefficient & bit == 0 else { return }
    coefficient &+= coefficient > 0 ? bit : -bit
  }
}
