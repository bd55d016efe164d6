import CTurboJPEG
import TerminalUI
import Testing

@testable import TerminalImages

@Suite struct JPEGTests {
  @Test(arguments: JPEGSamples.all)
  func `every kind is read`(bytes: [UInt8]) throws {
    let image = try #require(PixelImage(jpeg: bytes))
    #expect((image.width, image.height) == (20, 13))
    var difference = 0
    for y in 0..<13 {
      for x in 0..<20 {
        let pixel = image.rgba(x, y).map(Int.init)
        difference += abs(pixel[0] - x * 12) + abs(pixel[1] - y * 18) + abs(pixel[2] - (255 - x * 6 - y * 6))
        #expect(pixel[3] == 255)
      }
    }
    // The mean loss is small. It is larger at edges if pixels share colors.
    #expect(difference / (20 * 13 * 3) <= 7)
  }

  @Test func `gray is read`() throws {
    let pixel = try #require(PixelImage(jpeg: JPEGSamples.gray)).rgba(10, 6)
    #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
    #expect(abs(Int(pixel[0]) - 117) <= 4)
  }

  @Test func `CMYK is read`() throws {
    let image = try #require(PixelImage(jpeg: JPEGSamples.cmyk))
    for (y, expected) in [(0, [255, 0, 0, 255]), (7, [0, 127, 127, 255])] {
      for (one, other) in zip(image.rgba(3, y), expected) { #expect(abs(Int(one) - other) <= 12) }
    }
  }

  @Test func `the four colors of a photo editor are read`() throws {
    // All ink but black, inverted: blue is left.
    let pixels = (0..<256).flatMap { _ in [0, 0, 255, 128] as [UInt8] }
    let bytes = try #require(encoded(pixels, width: 16, height: 16, TJPF_CMYK, TJSAMP_420))
    let pixel = try #require(PixelImage(jpeg: bytes)).rgba(8, 8)
    for (one, other) in zip(pixel, [0, 0, 128, 255]) { #expect(abs(Int(one) - other) <= 12) }
  }

  @Test func `the format is found out`() {
    #expect(PixelImage(encoded: JPEGSamples.gray)?.width == 20)
    let png = PNGEncoder(width: 3, height: 2, depth: 8, colorType: 0).encoded { _, _, _ in 9 }
    #expect(PixelImage(encoded: png)?.rgba(2, 1) == [9, 9, 9, 255])
  }

  @Test(arguments: [[], [0], [0xFF], [0xFF, 0xD8], Array("GIF89a".utf8), Array("<html></html>".utf8)])
  func `other data isn't a picture`(bytes: [UInt8]) {
    #expect(PixelImage(encoded: bytes) == nil)
    #expect(PixelImage(encoded: bytes + Array(repeating: 0xFF, count: 10_000)) == nil)
    #expect(PixelImage(jpeg: bytes) == nil)
  }

  @Test(arguments: JPEGSamples.all + [JPEGSamples.cmyk])
  func `a truncated file isn't a picture`(bytes: [UInt8]) {
    for count in 0..<bytes.count - 2 { #expect(PixelImage(jpeg: Array(bytes.prefix(count))) == nil) }
  }

  @Test(arguments: JPEGSamples.all + [JPEGSamples.gray, JPEGSamples.cmyk])
  func `a damaged picture is none, or has other pixels`(bytes: [UInt8]) {
    for index in bytes.indices {
      for mask: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= mask
        guard let image = PixelImage(jpeg: damaged) else { continue }
        #expect(image.rgba.count == image.width * image.height * 4)
      }
    }
  }

  @Test func `a picture that would take too much memory is none`() throws {
    let sample = JPEGSamples.sequential
    let marker = try #require(
      sample.indices.dropLast().first { sample[$0] == 0xFF && sample[$0 + 1] == 0xC0 }
    )
    for (width, height) in [(30_000, 30_000), (0xFFFF, 0xFFFF), (0, 5), (5, 0)] {
      var bytes = sample
      for (index, value) in [height >> 8, height & 0xFF, width >> 8, width & 0xFF].enumerated() {
        bytes[marker + 5 + index] = UInt8(value)
      }
      #expect(PixelImage(jpeg: bytes) == nil)
    }
    let gray = [UInt8](repeating: 200, count: 6000 * 6000)
    let large = try #require(encoded(gray, width: 6000, height: 6000, TJPF_GRAY, TJSAMP_GRAY))
    #expect(PixelImage(jpeg: large) == nil)
    let fitting = try #require(encoded(gray, width: 6000, height: 5000, TJPF_GRAY, TJSAMP_GRAY))
    let image = try #require(PixelImage(jpeg: fitting))
    #expect((image.width, image.height) == (750, 625))
  }

  @Test func `a large picture is made smaller`() throws {
    let row = [[0, 0, 90], [200, 0, 90]].flatMap { pixel in (0..<512).flatMap { _ in pixel as [UInt8] } }
    let pixels = Array(repeatElement(row, count: 800).joined())
    let bytes = try #require(encoded(pixels, width: 1024, height: 800, TJPF_RGB, TJSAMP_444))
    let image = try #require(PixelImage(jpeg: bytes))
    #expect((image.width, image.height) == (512, 400))
    for (x, red) in [(0, 0), (511, 200)] {
      for (one, other) in zip(image.rgba(x, 399), [red, 0, 90, 255]) { #expect(abs(Int(one) - other) <= 4) }
    }
  }

  /// Returns a JPEG with as little loss as possible.
  private func encoded(
    _ pixels: [UInt8],
    width: Int32,
    height: Int32,
    _ format: TJPF,
    _ subsampling: TJSAMP
  ) -> [UInt8]? {
    let compressor = tjInitCompress()
    defer { tjDestroy(compressor) }
    var bytes: UnsafeMutablePointer<UInt8>?
    defer { tjFree(bytes) }
    var count: UInt = 0
    let (format, subsampling) = (Int32(format.rawValue), Int32(subsampling.rawValue))
    guard
      tjCompress2(compressor, pixels, width, 0, height, format, &bytes, &count, subsampling, 100, 0) == 0
    else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
