import Foundation
import TerminalUI
import Testing

@testable import TerminalImages

@Suite struct PNGTests {
  private static let kinds = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
    (6, 8), (6, 16),
  ]

  @Test(arguments: kinds, [false, true])
  func `every kind of PNG is read`(kind: (colorType: Int, depth: Int), isInterlaced: Bool) throws {
    var encoder = PNGEncoder(width: 11, height: 9, depth: kind.depth, colorType: kind.colorType)
    encoder.isInterlaced = isInterlaced
    let colors = (0..<(1 << min(kind.depth, 8))).map { UInt8($0 * 37 & 0xFF) }
    if kind.colorType == 3 { encoder.palette = colors.flatMap { [$0, $0 &+ 1, $0 &+ 2] } }
    let sample = { (x: Int, y: Int, channel: Int) in
      (x * 7919 + y * 104_729 + channel * 31) & (1 << kind.depth - 1)
    }
    let bytes = encoder.encoded(sample: sample)
    if kind.depth == 16, isInterlaced {
      #expect(PixelImage(png: bytes) == nil)
      return
    }
    let image = try #require(PixelImage(png: bytes))
    #expect((image.width, image.height) == (11, 9))
    for (x, y) in [(0, 0), (10, 8), (3, 5), (4, 4), (7, 2), (1, 1), (10, 0)] {
      let byte = { (channel: Int) in
        let (value, most) = (sample(x, y, channel), 1 << kind.depth - 1)
        return UInt8((value * 255 + most / 2) / most)
      }
      let expected =
        switch kind.colorType {
        case 0: [byte(0), byte(0), byte(0), 255]
        case 2: [byte(0), byte(1), byte(2), 255]
        case 3: (0..<3).map { colors[sample(x, y, 0)] &+ $0 } + [255]
        case 4: [byte(0), byte(0), byte(0), byte(1)]
        default: [byte(0), byte(1), byte(2), byte(3)]
        }
      #expect(image.rgba(x, y) == expected)
    }
  }

  @Test func `a color or a place of the palette can be clear`() throws {
    var gray = PNGEncoder(width: 2, height: 1, depth: 8, colorType: 0)
    gray.transparency = [0, 7]
    #expect(PixelImage(png: gray.encoded { x, _, _ in x == 0 ? 7 : 8 })?.alphas == [0, 255])
    var indexed = PNGEncoder(width: 2, height: 1, depth: 8, colorType: 3)
    indexed.palette = [1, 2, 3, 4, 5, 6]
    indexed.transparency = [9]
    #expect(PixelImage(png: indexed.encoded { x, _, _ in x })?.alphas == [9, 255])
    // The third place isn't in the palette.
    indexed.width = 3
    #expect(PixelImage(png: indexed.encoded { x, _, _ in x })?.alphas.prefix(2) == [9, 255])
  }

  @Test(arguments: [0, 2, 3, 4, 6], [false, true])
  func `a broken picture is none`(colorType: Int, isInterlaced: Bool) {
    var encoder = PNGEncoder(width: 9, height: 9, depth: 8, colorType: colorType)
    encoder.isInterlaced = isInterlaced
    if colorType == 3 { encoder.palette = [1, 2, 3, 4, 5, 6] }
    let bytes = encoder.encoded { x, y, _ in (x + y) & 1 }
    #expect(PixelImage(png: bytes) != nil)
    // The last chunk of 12 bytes only says that nothing follows.
    for count in 0..<bytes.count - 12 { #expect(PixelImage(png: Array(bytes.prefix(count))) == nil) }
    for index in bytes.indices.dropLast(12) {
      for mask: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
        var broken = bytes
        broken[index] ^= mask
        #expect(PixelImage(png: broken) == nil)
      }
    }
  }

  @Test func `a picture that would take too much memory is none`() {
    for (width, height) in [(4200, 4000), (1_000_000, 16)] {
      let bytes = PNGEncoder(width: width, height: height, depth: 1, colorType: 0).encodedZeros()
      #expect(PixelImage(png: bytes) == nil)
    }
    let sizes = [
      (0, 1), (1, 0), (30_000, 30_000), (1 << 30, 1 << 30), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1),
    ]
    for (width, height) in sizes {
      #expect(PixelImage(png: PNGEncoder(width: width, height: height, depth: 8, colorType: 6).empty) == nil)
    }
  }

  @Test func `a large picture is made smaller`() throws {
    let bytes = PNGEncoder(width: 1200, height: 600, depth: 1, colorType: 0).encodedZeros()
    let image = try #require(PixelImage(png: bytes))
    #expect((image.width, image.height) == (600, 300))
    #expect(image.rgba(599, 299) == [0, 0, 0, 255])
  }

  @Test func `compressed texts never reach the library`() {
    var encoder = PNGEncoder(width: 1, height: 1, depth: 8, colorType: 0)
    let plain = encoder.encoded { _, _, _ in 7 }
    encoder.texts = [1000, 2000]
    let commented = encoder.encoded { _, _, _ in 7 }
    #expect(commented.count > plain.count)
    #expect(PixelImage.withoutMetadata(commented) == plain)
    #expect(PixelImage(png: commented)?.rgba == [7, 7, 7, 255])
  }

  @Test func `a small file with large texts takes little memory`() async {
    await #expect(processExitsWith: .success) {
      var encoder = PNGEncoder(width: 1, height: 1, depth: 8, colorType: 0)
      encoder.texts = Array(repeating: 4_000_000, count: 20)
      let bytes = encoder.encoded { _, _, _ in 7 }
      let before = try peakMemory()
      #expect(PixelImage(png: bytes) != nil)
      #expect(try peakMemory() - before < 20_000)
    }
  }
}

/// Returns the largest amount of memory that this process has used so far, in kilobytes.
private func peakMemory() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
  return try #require(Int(line.split(whereSeparator: { !$0.isNumber })[0]))
}

extension PixelImage {
  /// Returns the red, green, blue and alpha of a pixel.
  func rgba(_ x: Int, _ y: Int) -> [UInt8] { Array(rgba[((y * width + x) * 4)...].prefix(4)) }

  var alphas: [UInt8] { stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] } }
}
