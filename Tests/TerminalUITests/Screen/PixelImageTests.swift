import Testing

@testable import TerminalUI

@Suite struct PixelImageTests {
  private static let kinds = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
    (6, 8), (6, 16),
  ]

  @Test(arguments: kinds, [false, true])
  func everyKindOfPNGIsRead(kind: (colorType: Int, depth: Int), isInterlaced: Bool) throws {
    var encoder = PNGEncoder(width: 11, height: 9, depth: kind.depth, colorType: kind.colorType)
    encoder.isInterlaced = isInterlaced
    let colors = (0..<(1 << min(kind.depth, 8))).map { UInt8($0 * 37 & 0xFF) }
    if kind.colorType == 3 { encoder.palette = colors.flatMap { [$0, $0 &+ 1, $0 &+ 2] } }
    let sample = { (x: Int, y: Int, channel: Int) in
      (x * 7919 + y * 104_729 + channel * 31) & (1 << kind.depth - 1)
    }
    let image = try #require(PixelImage(png: encoder.encoded(sample: sample)))
    #expect((image.width, image.height) == (11, 9))
    for (x, y) in [(0, 0), (10, 8), (3, 5), (4, 4), (7, 2), (1, 1), (10, 0)] {
      let byte = { (channel: Int) in
        let value = sample(x, y, channel)
        return UInt8(kind.depth == 16 ? value >> 8 : value * 255 / (1 << kind.depth - 1))
      }
      let expected =
        switch kind.colorType {
        case 0: PixelImage.Pixel(red: byte(0), green: byte(0), blue: byte(0))
        case 2: PixelImage.Pixel(red: byte(0), green: byte(1), blue: byte(2))
        case 3:
          PixelImage.Pixel(
            red: colors[sample(x, y, 0)],
            green: colors[sample(x, y, 0)] &+ 1,
            blue: colors[sample(x, y, 0)] &+ 2
          )
        case 4: PixelImage.Pixel(red: byte(0), green: byte(0), blue: byte(0), alpha: byte(1))
        default: PixelImage.Pixel(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
        }
      #expect(image[x, y] == expected)
    }
  }

  @Test func aColorOrAPlaceOfThePaletteCanBeClear() throws {
    var gray = PNGEncoder(width: 2, height: 1, depth: 8, colorType: 0)
    gray.transparency = [0, 7]
    #expect(PixelImage(png: gray.encoded { x, _, _ in x == 0 ? 7 : 8 })?.pixels.map(\.alpha) == [0, 255])
    var indexed = PNGEncoder(width: 3, height: 1, depth: 8, colorType: 3)
    indexed.palette = [1, 2, 3, 4, 5, 6]
    indexed.transparency = [9]
    #expect(PixelImage(png: indexed.encoded { x, _, _ in x })?.pixels.map(\.alpha) == [9, 255, 0])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var random = SeededRandom(seed: 1)
    var image = try #require(PixelImage(width: 130, height: 140))
    for index in image.pixels.indices {
      let value = UInt8.random(in: 0...255, using: &random)
      image.pixels[index] = PixelImage.Pixel(red: value, green: value / 2, blue: 3, alpha: ~value)
    }
    #expect(PixelImage(png: image.png) == image)
  }

  @Test(arguments: 0..<200)
  func aBrokenPictureIsNone(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var encoder = PNGEncoder(width: 9, height: 9, depth: 8, colorType: [0, 2, 3, 4, 6][seed % 5])
    encoder.isInterlaced = seed % 2 == 0
    encoder.palette = [1, 2, 3, 4]
    var bytes = encoder.encoded { x, y, _ in x * y }
    #expect(PixelImage(png: Array(bytes.dropLast(bytes.count / 2))) == nil)
    for _ in 0..<4 {
      bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    if let image = PixelImage(png: bytes) { #expect(image.pixels.count == image.width * image.height) }
  }

  @Test func aPictureThatWouldTakeTooMuchMemoryIsNone() {
    for (width, height) in [(0, 1), (1, 0), (1 << 11, 1 << 10), (1 << 30, 1 << 30), (0xFFFF_FFFF, 1)] {
      var bytes = PNGEncoder(width: 1, height: 1, depth: 8, colorType: 0).encoded { _, _, _ in 0 }
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        bytes[16 + index] = UInt8(width >> shift & 0xFF)
        bytes[20 + index] = UInt8(height >> shift & 0xFF)
      }
      #expect(PixelImage(png: bytes) == nil)
    }
  }

  @Test func aSmallerPictureIsTheMean() throws {
    let pixels = [0, 100, 50, 50].map { PixelImage.Pixel(red: $0, green: 10, blue: 0) }
    let image = try #require(PixelImage(width: 2, height: 2, pixels: pixels))
    #expect(image.scaled(toWidth: 1, height: 1)?.pixels == [PixelImage.Pixel(red: 50, green: 10, blue: 0)])
    #expect(image.scaled(toWidth: 4, height: 2)?.pixels.map(\.red) == [0, 0, 100, 100, 50, 50, 50, 50])
    #expect(image.scaled(toWidth: 0, height: 2) == nil)
  }

  @Test func whatIsClearHasNoPartInTheMean() throws {
    let pixels = [
      PixelImage.Pixel(red: 200, green: 0, blue: 0), PixelImage.Pixel(red: 0, green: 0, blue: 0, alpha: 0),
    ]
    let image = try #require(PixelImage(width: 2, height: 1, pixels: pixels))
    #expect(
      image.scaled(toWidth: 1, height: 1)?.pixels == [
        PixelImage.Pixel(red: 200, green: 0, blue: 0, alpha: 127)
      ]
    )
  }

  @Test func aCellIsTwoPixels() throws {
    let red = PixelImage.Pixel(red: 248, green: 0, blue: 0)
    let blue = PixelImage.Pixel(red: 0, green: 0, blue: 248)
    let image = try #require(
      PixelImage(width: 4, height: 2, pixels: [red, red, .clear, .clear, blue, .clear, blue, .clear])
    )
    let cells = (0..<5).map { image.halfBlock(column: $0, row: 0) }
    #expect(cells.map(\.character) == ["▀", "▀", "▄", " ", " "])
    #expect(cells[0].style.foreground == Color(.rgb(red: 248, green: 0, blue: 0)))
    #expect(cells[0].style.background == Color(.rgb(red: 0, green: 0, blue: 248)))
    #expect(cells[1].style.background == nil)
    #expect(cells[2].style.foreground == Color(.rgb(red: 0, green: 0, blue: 248)))
  }
}
