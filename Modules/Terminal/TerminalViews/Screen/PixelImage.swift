/// The pixels of a picture, row by row from the top.
public struct PixelImage: Hashable, Sendable {
  struct Pixel: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The red, green, blue and alpha of each pixel. The colors aren't multiplied by alpha.
  public let rgba: [UInt8]

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - rgba: The red, green, blue and alpha of each pixel.
  /// - Returns: `nil` if the picture would be empty, or if the bytes aren't four for each pixel.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, rgba.count / 4 / width == height, rgba.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(
      red: rgba[index],
      green: rgba[index + 1],
      blue: rgba[index + 2],
      alpha: rgba[index + 3]
    )
  }

  /// Returns the picture in another size. Each pixel is the mean of the pixels that it replaces.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: `nil` if the picture would be empty.
  /// - Complexity: O(*n*) in the number of pixels of the larger picture.
  public func scaled(toWidth width: Int, height: Int) -> PixelImage? {
    guard width > 0, height > 0 else { return nil }
    var rgba: [UInt8] = []
    for y in 0..<height {
      let top = y * self.height / height
      let bottom = max(top + 1, (y + 1) * self.height / height)
      for x in 0..<width {
        let left = x * self.width / width
        let right = max(left + 1, (x + 1) * self.width / width)
        let pixel = mean(left..<right, top..<bottom)
        rgba += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    return PixelImage(width: width, height: height, rgba: rgba)
  }

  /// Returns the mean of some pixels, weighted by alpha: the color of a clear pixel doesn't count.
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
  /// Returns the character and style of a cell that shows two pixels, one above the other.
  ///
  /// Colors are rounded in barely visible steps, so that the palette of styles doesn't fill up.
  ///
  /// - Parameters:
  ///   - column: The column of the pixels.
  ///   - row: The row of the cell, which is half the row of the upper pixel. Pixels outside the picture are
  ///     clear.
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
