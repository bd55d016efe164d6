import Foundation

extension PixelImage {
  /// Decodes a JPEG picture (ISO/IEC 10918-1), sequential or progressive, in gray or color.
  ///
  /// - Parameter jpeg: The encoded picture.
  /// - Returns: `nil` if the data is invalid, cut off, or larger than ``limit``.
  init?(jpeg: [UInt8]) {
    guard let file = try? JPEGFile(jpeg), var image = PixelImage(width: file.width, height: file.height)
    else {
      return nil
    }
    let widest = file.components.map(\.horizontal).max() ?? 1
    let highest = file.components.map(\.vertical).max() ?? 1
    let planes = file.components.map { ($0, file.samples(of: $0)) }
    for y in 0..<file.height {
      for x in 0..<file.width {
        func sample(_ index: Int) -> Float {
          let (component, samples) = planes[index]
          let column = x * component.horizontal / widest
          return Float(samples[y * component.vertical / highest * component.stride * 8 + column])
        }
        let one = sample(0)
        if planes.count == 1 {
          image[x, y] = Pixel(red: UInt8(one), green: UInt8(one), blue: UInt8(one))
        } else if file.isRGB {
          image[x, y] = Pixel(red: UInt8(one), green: UInt8(sample(1)), blue: UInt8(sample(2)))
        } else {
          image[x, y] = Self.pixel(brightness: one, blueness: sample(1) - 128, redness: sample(2) - 128)
        }
      }
    }
    self = image
  }

  /// Decodes a picture in any supported format.
  init?(encoded bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) { self.init(jpeg: bytes) } else { self.init(png: bytes) }
  }

  /// Converts a color by the equations of JFIF.
  private static func pixel(brightness: Float, blueness: Float, redness: Float) -> Pixel {
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    return Pixel(
      red: byte(brightness + 1.402 * redness),
      green: byte(brightness - 0.344136 * blueness - 0.714136 * redness),
      blue: byte(brightness + 1.772 * blueness)
    )
  }
}

/// The inverse cosine transform of a block.
enum JPEGTransform {
  private static let factors: [Float] = (0..<64).map { index in
    let (frequency, place) = (Double(index / 8), Double(index % 8))
    let scale = frequency == 0 ? 0.5.squareRoot() : 1
    return Float(scale / 2 * cos((2 * place + 1) * frequency * .pi / 16))
  }

  static func invert(_ block: inout [Float]) {
    var rows = [Float](repeating: 0, count: 64)
    for row in 0..<8 {
      for frequency in 0..<8 where block[row * 8 + frequency] != 0 {
        for x in 0..<8 { rows[row * 8 + x] += block[row * 8 + frequency] * factors[frequency * 8 + x] }
      }
    }
    for index in 0..<64 { block[index] = 0 }
    for frequency in 0..<8 {
      for y in 0..<8 {
        let factor = factors[frequency * 8 + y]
        for x in 0..<8 { block[y * 8 + x] += rows[frequency * 8 + x] * factor }
      }
    }
  }
}
