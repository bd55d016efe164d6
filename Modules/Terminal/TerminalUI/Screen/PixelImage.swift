/// A picture as pixels, row after row from the top.
///
/// Pictures come from outside: what is broken or too large is no picture, and none takes more than 16 MB of
/// memory while it is read.
struct PixelImage: Hashable, Sendable {
  struct Pixel: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  let width: Int
  let height: Int
  var pixels: [Pixel]

  /// The most pixels that a picture may have.
  static let limit = 1 << 20

  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  ///   - pixels: What is not given is clear.
  /// - Returns: `nil` where the picture would be empty or too large.
  init?(width: Int, height: Int, pixels: [Pixel] = []) {
    guard Self.isPossible(width: width, height: height), pixels.count <= width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels + Array(repeating: .clear, count: width * height - pixels.count)
  }

  static func isPossible(width: Int, height: Int) -> Bool {
    1...limit ~= width && 1...limit ~= height && width * height <= limit
  }

  subscript(x: Int, y: Int) -> Pixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The picture in another size, each pixel the mean of those that it stands for.
  ///
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - height: The rows.
  /// - Returns: `nil` where the picture would be empty or too large.
  /// - Complexity: O(*n*) in the number of pixels of the larger of the two.
  func scaled(toWidth width: Int, height: Int) -> PixelImage? {
    guard var result = PixelImage(width: width, height: height) else { return nil }
    for y in 0..<height {
      let top = y * self.height / height
      let bottom = max(top + 1, (y + 1) * self.height / height)
      for x in 0..<width {
        let left = x * self.width / width
        let right = max(left + 1, (x + 1) * self.width / width)
        result[x, y] = mean(left..<right, top..<bottom)
      }
    }
    return result
  }

  /// NB: what is clear has no colour that could count.
  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        let weight = Int(pixel.alpha)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return .clear }
    return Pixel(
      red: UInt8((red + alpha / 2) / alpha),
      green: UInt8((green + alpha / 2) / alpha),
      blue: UInt8((blue + alpha / 2) / alpha),
      alpha: UInt8(alpha / (columns.count * rows.count))
    )
  }
}

// MARK: - Half blocks

extension PixelImage {
  /// What a cell draws that stands for two pixels, one above the other.
  ///
  /// Colours are rounded to steps that are hardly seen, so that a palette of styles does not fill up.
  ///
  /// - Parameters:
  ///   - column: The column of the pixels.
  ///   - row: The row of the cell: half of that of the pixels. What is outside of the picture is clear.
  func halfBlock(column: Int, row: Int) -> (character: Character, style: CellStyle) {
    let top = color(column, row * 2)
    let bottom = color(column, row * 2 + 1)
    switch (top, bottom) {
    case (nil, nil): return (" ", .plain)
    case (let top?, nil): return ("▀", CellStyle(foreground: top))
    case (nil, let bottom?): return ("▄", CellStyle(foreground: bottom))
    case (let top?, let bottom?): return ("▀", CellStyle(foreground: top, background: bottom))
    }
  }

  private func color(_ x: Int, _ y: Int) -> Color? {
    guard 0..<width ~= x, 0..<height ~= y, self[x, y].alpha >= 128 else { return nil }
    func rounded(_ part: UInt8) -> UInt8 { UInt8(min(255, (Int(part) + 4) & ~7)) }
    let pixel = self[x, y]
    return Color(.rgb(red: rounded(pixel.red), green: rounded(pixel.green), blue: rounded(pixel.blue)))
  }
}
