import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct PixelImageTests {
  @Test func `a picture has four bytes for each pixel`() {
    #expect(PixelImage(width: 2, height: 1, rgba: [1, 2, 3, 4, 5, 6, 7, 8])?[1, 0].blue == 7)
    let sizes = [(2, 1), (1, 2), (1, 1), (0, 1), (1, 0), (-1, -1), (1 << 62, 4), (.max, .max)]
    for (width, height) in sizes {
      #expect(PixelImage(width: width, height: height, rgba: Array(repeating: 0, count: 7)) == nil)
    }
  }

  @Test func `a smaller picture is the mean`() throws {
    let pixels = [0, 100, 50, 50].map { PixelImage.Pixel(red: $0, green: 10, blue: 0) }
    let image = try #require(PixelImage(width: 2, height: 2, pixels: pixels))
    #expect(image.scaled(toWidth: 1, height: 1)?.pixels == [PixelImage.Pixel(red: 50, green: 10, blue: 0)])
    #expect(image.scaled(toWidth: 4, height: 2)?.pixels.map(\.red) == [0, 0, 100, 100, 50, 50, 50, 50])
    #expect(image.scaled(toWidth: 0, height: 2) == nil)
  }

  @Test func `what is clear has no part in the mean`() throws {
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

  @Test func `a cell is two pixels`() throws {
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
