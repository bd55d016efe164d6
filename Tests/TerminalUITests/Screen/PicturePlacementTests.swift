import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// Pictures on screens with and without the kitty graphics protocol.
@MainActor
@Suite struct PicturePlacementTests {
  private let buffer = FrameBuffer(size: Size(width: 40, height: 8), palette: CellPalette())

  private func image(_ width: Int, _ height: Int) throws -> PixelImage {
    let rgba = (0..<width * height).flatMap { _ in [200, 0, 0, 255] as [UInt8] }
    return try #require(PixelImage(width: width, height: height, rgba: rgba))
  }

  @Test(arguments: [(1, 1), (3, 1), (1, 3), (100, 10), (10, 100)])
  func `a scaled picture has the size that was asked for`(width: Int, height: Int) throws {
    for (x, y) in [(1, 1), (7, 3), (24, 8)] {
      let scaled = try #require(try image(width, height).scaled(toWidth: x, height: y))
      #expect(scaled.width == x)
      #expect(scaled.height == y)
      #expect(scaled.pixels.allSatisfy { $0 == PixelImage.Pixel(red: 200, green: 0, blue: 0) })
    }
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (5, -1)])
  func `a picture can't be scaled to nothing`(width: Int, height: Int) throws {
    #expect(try image(4, 4).scaled(toWidth: width, height: height) == nil)
  }

  @Test func `the same picture at two places is sent once`() throws {
    var pictures = KittyGraphics()
    var output = TerminalOutput()
    let content = ImagePlacement.Content.pixels(try image(2, 2))
    let first = ImagePlacement(id: 5, frame: Rect(x: 0, y: 0, width: 2, height: 1), content: content)
    let second = ImagePlacement(id: 5, frame: Rect(x: 9, y: 3, width: 2, height: 1), content: content)
    pictures.show([first, second], on: buffer.size, &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.matches(of: /a=t,/).count == 1)
    #expect(text.matches(of: /a=p,/).count == 2)
    #expect(pictures.shows([second, first], on: buffer.size))
    #expect(!pictures.shows([first], on: buffer.size))
    output.removeAll()
    pictures.show([second], on: buffer.size, &output)
    #expect(String(decoding: output.bytes, as: UTF8.self) == "\u{1B}_Ga=d,d=i,i=5,p=1,q=2\u{1B}\\")
  }

  @Test func `a picture without a number gets one that the protocol allows`() throws {
    var pictures = KittyGraphics()
    var output = TerminalOutput()
    let content = ImagePlacement.Content.pixels(try image(1, 1))
    pictures.show(
      [ImagePlacement(id: 0, frame: Rect(x: 0, y: 0, width: 1, height: 1), content: content)],
      on: buffer.size,
      &output
    )
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("i=1,"))
  }

  @Test func `a picture is kept while it is shown, whatever its size`() throws {
    var pictures = KittyGraphics(budget: 1)
    var output = TerminalOutput()
    let large = ImagePlacement(
      id: 3,
      frame: Rect(x: 0, y: 0, width: 4, height: 2),
      content: .pixels(try image(20, 20))
    )
    pictures.show([large], on: buffer.size, &output)
    #expect(!String(decoding: output.bytes, as: UTF8.self).contains("a=d,d=I"))
    output.removeAll()
    pictures.show([], on: buffer.size, &output)
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("a=d,d=I,i=3"))
  }

  @Test func `the writer moves the cursor back after a picture`() throws {
    let writer = ScreenWriter()
    writer.drawsPictures = true
    buffer.cursor = Point(x: 1, y: 1)
    _ = writer.write(buffer, colors: .trueColor, synchronized: false)
    buffer.images = [
      ImagePlacement(
        id: 1,
        frame: Rect(x: 5, y: 5, width: 2, height: 1),
        content: .pixels(try image(1, 1))
      )
    ]
    let text = String(
      decoding: writer.write(buffer, colors: .trueColor, synchronized: false),
      as: UTF8.self
    )
    #expect(text.hasSuffix("\u{1B}[2;2H\u{1B}[?25h"))
  }

  @Test func `half transparent pixels are drawn or not, never mixed`() throws {
    let pixels: [PixelImage.Pixel] = [127, 128].map { .init(red: 255, green: 255, blue: 255, alpha: $0) }
    let picture = try #require(PixelImage(width: 2, height: 1, pixels: pixels))
    #expect(picture.halfBlock(column: 0, row: 0).character == " ")
    #expect(picture.halfBlock(column: 1, row: 0).character == "▀")
    #expect(picture.halfBlock(column: 0, row: 9).character == " ")
    #expect(picture.halfBlock(column: -1, row: 0).character == " ")
  }
}
