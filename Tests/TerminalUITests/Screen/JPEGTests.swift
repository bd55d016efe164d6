import Testing

@testable import TerminalUI

@Suite struct JPEGTests {
  @Test(arguments: JPEGSamples.all)
  func everyKindIsRead(bytes: [UInt8]) throws {
    let image = try #require(PixelImage(jpeg: bytes))
    #expect((image.width, image.height) == (20, 13))
    var difference = 0
    for y in 0..<13 {
      for x in 0..<20 {
        let pixel = image[x, y]
        difference += abs(Int(pixel.red) - x * 12) + abs(Int(pixel.green) - y * 18)
        difference += abs(Int(pixel.blue) - (255 - x * 6 - y * 6))
        #expect(pixel.alpha == 255)
      }
    }
    // The mean loss is small. It is larger at edges if pixels share colors.
    #expect(difference / (20 * 13 * 3) <= 7)
  }

  @Test func grayIsRead() throws {
    let image = try #require(PixelImage(jpeg: JPEGSamples.gray))
    let pixel = image[10, 6]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    #expect(abs(Int(pixel.red) - 117) <= 4)
  }

  @Test func theFormatIsFoundOut() throws {
    #expect(PixelImage(encoded: JPEGSamples.gray)?.width == 20)
    let image = try #require(PixelImage(width: 3, height: 2))
    #expect(PixelImage(encoded: image.png) == image)
    #expect(PixelImage(encoded: Array("GIF89a".utf8)) == nil)
  }

  @Test(arguments: JPEGSamples.all)
  func whatIsCutOffIsNoPicture(bytes: [UInt8]) {
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(PixelImage(jpeg: Array(bytes.prefix(count))) == nil)
    }
  }

  @Test(arguments: 0..<400)
  func noiseNeverCrashes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = JPEGSamples.all[seed % JPEGSamples.all.count]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
    }
    if let image = PixelImage(jpeg: bytes) { #expect(image.pixels.count == image.width * image.height) }
  }

  @Test func aPictureThatWouldTakeTooMuchMemoryIsNone() throws {
    let sample = JPEGSamples.sequential
    let marker = try #require(
      sample.indices.dropLast().first { sample[$0] == 0xFF && sample[$0 + 1] == 0xC0 }
    )
    let frame = marker + 1
    // One column, but in units of 32 pixels: each pixel would take 32 times its space.
    for (width, height, sampling) in [(0xFFFF, 0xFFFF, 0x11), (0, 5, 0x11), (5, 0, 0x11), (1, 0xFFFF, 0x44)] {
      var bytes = sample
      for (index, value) in [height >> 8, height & 0xFF, width >> 8, width & 0xFF].enumerated() {
        bytes[frame + 4 + index] = UInt8(value)
      }
      bytes[frame + 10] = UInt8(sampling)
      #expect(PixelImage(jpeg: bytes) == nil)
    }
  }
}
